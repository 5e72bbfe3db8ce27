import { measureNames, signed, valueText } from '@/components/nutriai/insights/growth-words';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { GrowthAnswer } from '@/lib/contract/nutriai-growth';
import { ageInWords } from '@/lib/nutriai/client/babies/age-in-words';
import { daysFrom, monthsFrom } from '@/lib/nutriai/client/plans/calendar';
import { dateText } from '@/lib/nutriai/client/log/day-text';
import type { UnitSystem } from '@/lib/nutriai/client/units';
import styles from './report.module.css';

const shownAtMost = 8;

const columns = [
  { field: 'weight_kg', indicator: 'weight_for_age' },
  { field: 'length_cm', indicator: 'length_for_age' },
  { field: 'head_cm', indicator: 'head_circumference_for_age' },
] as const;

interface MeasurementTableProps {
  baby: BabyAnswer;
  growth: GrowthAnswer;
  units: UnitSystem;
}

/** The latest measurements with their z-scores. */
export function MeasurementTable({ baby, growth, units }: MeasurementTableProps) {
  const { measurements, sex, birth_date: born } = baby;
  if (measurements.length === 0) return <p>No measurements yet.</p>;
  const shown = measurements.slice(-shownAtMost);
  const zOf = (indicator: (typeof columns)[number]['indicator'], date: string) => {
    if (sex === 'unspecified') return '';
    const series = growth.series.find((each) => each.indicator === indicator);
    const point = series?.points.find((each) => each.date === date);
    return point ? `(z ${signed(point.z, 1)})` : '(not plotted)';
  };
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Measured</th>
            <th scope="col">Age since birth</th>
            {columns.map(({ indicator }) => (
              <th key={indicator} scope="col">
                {measureNames[indicator]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.toReversed().map((measurement) => (
            <tr key={measurement.date}>
              <th scope="row">{dateText(measurement.date)}</th>
              <td>{ageText(born, measurement.date)}</td>
              {columns.map(({ field, indicator }) => {
                const value = measurement[field];
                return (
                  <td key={field}>
                    {value === null ? (
                      '–'
                    ) : (
                      <>
                        <span className={styles.figure}>{valueText(indicator, value, units)}</span>{' '}
                        <span className={styles.figure}>{zOf(indicator, measurement.date)}</span>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {measurements.length > shown.length && (
        <p className={styles.small}>{`The last ${shown.length} of ${measurements.length} measurements.`}</p>
      )}
    </>
  );
}

function ageText(born: string, date: string): string {
  const days = daysFrom(born, date);
  if (days === 0) return 'birth';
  return days < 31 ? `${days} days` : ageInWords(monthsFrom(born, date));
}
