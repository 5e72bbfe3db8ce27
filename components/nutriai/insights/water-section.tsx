import { ChartFigure } from '@/components/nutriai/charts/chart-figure';
import { DayColumns } from '@/components/nutriai/charts/day-columns';
import { SourceNote } from '@/components/nutriai/first-use/source-note';
import { Card } from '@/components/ui/card';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import { fullDay } from '@/lib/nutriai/client/log/day-text';
import { type UnitSystem, volumeText } from '@/lib/nutriai/client/units';
import styles from './energy-section.module.css';

type Water = NonNullable<InsightsAnswer['water']>;

/** Plain water day by day against the band of the age. */
export function WaterSection({ water, units }: { water: Water; units: UnitSystem }) {
  const { days, band_ml: band, advice, sources } = water;
  const hasAny = days.some(({ plain_ml: ml }) => ml > 0);
  return (
    <Card id="water" title="Water">
      <p className={styles.sentence}>{sentence(water, units)}</p>
      {hasAny && (
        <ChartFigure
          caption={
            band
              ? 'Plain water by day. The shaded band shows the usual range at this age, ' +
                `${volumeText(band.min, units)} to ${volumeText(band.max, units)}.`
              : 'Plain water by day.'
          }
          table={
            <table>
              <thead>
                <tr>
                  <th scope="col">Day</th>
                  <th scope="col">Plain water</th>
                  <th scope="col">With milk and food</th>
                </tr>
              </thead>
              <tbody>
                {days.toReversed().map(({ date, plain_ml: plain, total_ml: total }) => (
                  <tr key={date}>
                    <th scope="row">{fullDay(date)}</th>
                    <td>{plain === 0 ? 'none logged' : volumeText(plain, units)}</td>
                    <td>{total === null ? 'not known' : `about ${volumeText(total, units)}`}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          }
        >
          <DayColumns
            days={days.map(({ date, plain_ml: ml }) => ({ date, parts: [ml] }))}
            band={band}
            unit="ml"
            tone="water"
          />
        </ChartFigure>
      )}
      <p className={styles.note}>{advice}</p>
      <SourceNote sources={sources} />
    </Card>
  );
}

function sentence({ status, plain_ml: plain, band_ml: band }: Water, units: UnitSystem): string {
  const range = band ? `${volumeText(band.min, units)} to ${volumeText(band.max, units)}` : '';
  const mean = plain === null ? '' : `About ${volumeText(Math.round(plain), units)} on days with water`;
  switch (status) {
    case 'not_yet':
      return 'No water yet: under six months, milk provides all the water a baby needs.';
    case 'no_data':
      return `No water in the log. Usual at this age: ${range} a day.`;
    case 'below':
      return `${mean}, a little less than the usual ${range}.`;
    case 'within':
      return `${mean}, within the usual ${range}.`;
    case 'above':
      return `${mean}, more than the usual ${range}.`;
  }
}
