import { ChartFigure } from '@/components/nutriai/charts/chart-figure';
import { DayColumns } from '@/components/nutriai/charts/day-columns';
import { SourceNote } from '@/components/nutriai/first-use/source-note';
import { Card } from '@/components/ui/card';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import { fullDay } from '@/lib/nutriai/client/log/day-text';
import { milkNames } from './insight-words';
import { PartLegend } from './part-legend';
import styles from './energy-section.module.css';

const whole = (value: number) => Math.round(value).toLocaleString('en-GB');
/** To ten: an estimate is no finer. */
const about = (value: number) => whole(Math.round(value / 10) * 10);

/** Milk and food in one balance, by the energy that each brings. */
export function EnergySection({ found }: { found: InsightsAnswer }) {
  const energy = found.nutrients.find(({ code }) => code === 'energy_kcal');
  if (!energy || energy.have === null) return null;
  const { have, from_milk: fromMilk, need, by_day: byDay } = energy;
  const columns = found.days.map(({ date }) => {
    const day = byDay.find((each) => each.date === date);
    if (!day || day.have === null) return { date, parts: null };
    return { date, parts: [day.from_milk, Math.max(0, day.have - day.from_milk)], need: day.need };
  });
  const share = have > 0 ? Math.round((fromMilk / have) * 100) : 0;
  return (
    <Card id="balance" title="Milk and food" aside={<PartLegend />}>
      <p className={styles.sentence}>
        {`About ${about(fromMilk)} kcal a day came from milk and ${about(have - fromMilk)} from food ` +
          `(${share}% and ${100 - share}%). The need is about ${about(need)} kcal.`}
      </p>
      <ChartFigure
        caption={
          'Energy by day. The dashed line shows the average need for this age and size. Your child may ' +
          'need about 10% more or less.'
        }
        table={<EnergyTable found={found} byDay={byDay} />}
      >
        <DayColumns days={columns} unit="kcal" needText={`need ${about(need)} kcal`} />
      </ChartFigure>
      <MilkWords found={found} />
      <SourceNote sources={[energy.source]} />
    </Card>
  );
}

function EnergyTable({
  found,
  byDay,
}: {
  found: InsightsAnswer;
  byDay: InsightsAnswer['nutrients'][number]['by_day'];
}) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Milk</th>
          <th scope="col">Milk, kcal</th>
          <th scope="col">Food, kcal</th>
          <th scope="col">Need, kcal</th>
        </tr>
      </thead>
      <tbody>
        {byDay.toReversed().map(({ date, have, from_milk: fromMilk, need }) => {
          const milk = found.days.find((day) => day.date === date)?.milk;
          return (
            <tr key={date}>
              <th scope="row">{fullDay(date)}</th>
              <td>{milk ? `${milk.estimated ? 'about ' : ''}${whole(milk.ml)} ml` : 'none'}</td>
              <td>{whole(fromMilk)}</td>
              <td>{have === null ? 'not known' : whole(have - fromMilk)}</td>
              <td>{whole(need)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What of the milk was measured and what is reckoned. */
export function MilkWords({ found }: { found: InsightsAnswer }) {
  const { milk, days } = found;
  if (!milk || milk.mean_ml === null || milk.mean_ml === 0) return null;
  const kinds = [...new Set(days.flatMap((day) => day.milk.parts.map((part) => part.milk)))];
  const names = kinds.map((kind) => milkNames[kind]).join(' and ');
  return (
    <p className={styles.note}>
      {`About ${about(milk.mean_ml)} ml of ${names} a day.`}
      {milk.estimated &&
        ' Part of it is the usual amount for this age: breastfeeds, bottles without an amount and days without ' +
          'a feed in the log can’t be measured.'}
    </p>
  );
}
