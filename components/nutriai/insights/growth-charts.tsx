import type { GrowthSeries } from '@/lib/contract/nutriai-growth';
import type { UnitSystem } from '@/lib/nutriai/client/units';
import { GrowthFigure } from './growth-figure';
import { measureNames } from './growth-words';
import styles from './growth-section.module.css';

interface GrowthChartsProps {
  charts: readonly GrowthSeries[];
  units: UnitSystem;
  isCorrected: boolean;
  isParent: boolean;
}

/** A chart for each measure with a point on it, and the names of the others. */
export function GrowthCharts({ charts, units, isCorrected, isParent }: GrowthChartsProps) {
  const measured = charts.filter(({ points, left_out: leftOut }) => points.length + leftOut.length > 0);
  const missing = charts.filter((chart) => !measured.includes(chart));
  return (
    <>
      {measured.length === 0 ? (
        <FirstMeasurement chart={charts[0]} units={units} isParent={isParent} />
      ) : (
        <div className={styles.charts}>
          {measured.map((series) => (
            <GrowthFigure key={series.indicator} series={series} units={units} isCorrected={isCorrected} />
          ))}
        </div>
      )}
      {measured.length > 0 && missing.length > 0 && (
        <p className={styles.note}>
          Not measured yet: {missing.map(({ indicator }) => measureNames[indicator].toLowerCase()).join(', ')}
          .
        </p>
      )}
    </>
  );
}

interface FirstMeasurementProps extends Pick<GrowthChartsProps, 'units' | 'isParent'> {
  chart: GrowthSeries | undefined;
}

function FirstMeasurement({ chart, units, isParent }: FirstMeasurementProps) {
  if (!chart) return null;
  return (
    <>
      {isParent && (
        <p className={styles.first}>
          Add a first weight, length or head circumference from the health record to see it on the WHO chart.
        </p>
      )}
      <div className={styles.charts}>
        <GrowthFigure series={chart} units={units} isCorrected={false} />
      </div>
    </>
  );
}
