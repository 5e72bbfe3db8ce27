import { ChartFigure } from '@/components/nutriai/charts/chart-figure';
import { GrowthChart } from '@/components/nutriai/charts/growth-chart';
import type { GrowthSeries } from '@/lib/contract/nutriai-growth';
import { dateText } from '@/lib/nutriai/client/log/day-text';
import type { UnitSystem } from '@/lib/nutriai/client/units';
import { growthChartData } from './growth-chart-data';
import { countOf } from './insight-words';
import {
  centileText,
  leftOutWords,
  measureNames,
  placeAmongLines,
  pointWords,
  sexNames,
  unitText,
  valueText,
  xName,
} from './growth-words';
import styles from './growth-section.module.css';

interface GrowthFigureProps {
  series: GrowthSeries;
  units: UnitSystem;
  isCorrected: boolean;
}

/** One measure: its chart, a sentence, and its table. */
export function GrowthFigure({ series, units, isCorrected }: GrowthFigureProps) {
  const { indicator, points } = series;
  const name = measureNames[indicator];
  const isEmpty = points.length + series.left_out.length === 0;
  return (
    <section className={styles.measure}>
      <h3 className={styles.name}>{name}</h3>
      <ChartFigure
        caption={<Caption series={series} units={units} isCorrected={isCorrected} />}
        table={isEmpty ? null : <GrowthTable series={series} units={units} isCorrected={isCorrected} />}
      >
        <GrowthChart
          data={growthChartData(series, units)}
          words={points.map((point) => pointWords(indicator, point, units))}
          name={name}
          xName={xName(series, units, isCorrected)}
          yName={unitText(indicator, units)}
        />
      </ChartFigure>
    </section>
  );
}

function Caption({ series, units, isCorrected }: GrowthFigureProps) {
  const { indicator, points, sex } = series;
  const last = points.at(-1);
  const hasShift = points.some(({ x, x_since_birth: other }) => other !== null && Math.abs(other - x) > 0.01);
  return (
    <>
      {last
        ? `${measureNames[indicator]}, ${countOf(points.length, 'measurement')}. The last, ` +
          `${valueText(indicator, last.value, units)}, is ${placeAmongLines(last.centile)} of WHO’s ` +
          `chart for ${sexNames[sex]}.`
        : `WHO’s chart for ${sexNames[sex]}; nothing measured yet.`}
      {isCorrected && hasShift && ' The dashed blue line shows the same points by birth date.'}
    </>
  );
}

function GrowthTable({ series, units, isCorrected }: GrowthFigureProps) {
  const { indicator, points, left_out: leftOut, sex } = series;
  const byLength = series.x_unit === 'cm';
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">{byLength ? 'Length' : isCorrected ? 'Months (from due date)' : 'Months'}</th>
          <th scope="col">{measureNames[indicator]}</th>
          <th scope="col">Of 100 {sexNames[sex]}, less</th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map((point) => (
          <tr key={point.date}>
            <th scope="row">{dateText(point.date)}</th>
            <td>{byLength ? valueText('length_for_age', point.x, units) : monthsText(point)}</td>
            <td>{valueText(indicator, point.value, units)}</td>
            <td>{centileText(point.centile)}</td>
          </tr>
        ))}
        {leftOut.map(({ date, value, reason }) => (
          <tr key={date}>
            <th scope="row">{dateText(date)}</th>
            <td />
            <td>{valueText(indicator, value, units)}</td>
            <td>{leftOutWords[reason]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function monthsText({ x, x_since_birth: sinceBirth }: GrowthSeries['points'][number]): string {
  if (sinceBirth === null || Math.abs(sinceBirth - x) < 0.01) return x.toFixed(1);
  return `${sinceBirth.toFixed(1)} (${x.toFixed(1)})`;
}
