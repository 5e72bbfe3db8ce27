import { ChartFigure } from '@/components/nutriai/charts/chart-figure';
import { DayColumns } from '@/components/nutriai/charts/day-columns';
import { SourceNote } from '@/components/nutriai/first-use/source-note';
import { Card } from '@/components/ui/card';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import { fullDay } from '@/lib/nutriai/client/log/day-text';
import { type UnitSystem, volumeText } from '@/lib/nutriai/client/units';
import { MilkWords } from './energy-section';

/** Under six months: the milk of each day, which is all that a baby needs. */
export function MilkSection({ found, units }: { found: InsightsAnswer; units: UnitSystem }) {
  const { days, milk } = found;
  if (!milk) return null;
  const amount = (ml: number, isEstimated: boolean) =>
    `${isEstimated ? 'about ' : ''}${volumeText(ml, units)}`;
  return (
    <Card
      id="milk"
      title="Milk"
      lead="Under six months, milk is all a baby needs. You will see food and needs here once solids start."
    >
      <MilkWords found={found} />
      <ChartFigure
        caption="Milk by day in ml, as logged or estimated for this age."
        table={
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Milk</th>
                <th scope="col">Feeds logged</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ date, milk: drunk }) => (
                <tr key={date}>
                  <th scope="row">{fullDay(date)}</th>
                  <td>{amount(Math.round(drunk.ml), drunk.estimated)}</td>
                  <td>{drunk.feeds}</td>
                </tr>
              ))}
            </tbody>
          </table>
        }
      >
        <DayColumns
          days={days.map(({ date, milk: drunk }) => ({ date, parts: [drunk.ml] }))}
          unit="ml"
          tone="water"
        />
      </ChartFigure>
      <SourceNote sources={milk.sources} />
    </Card>
  );
}
