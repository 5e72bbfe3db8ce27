import { measureNames, signed, valueText } from '@/components/nutriai/insights/growth-words';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { GrowthAnswer } from '@/lib/contract/nutriai-growth';
import { ageInWords } from '@/lib/nutriai/client/babies/age-in-words';
import { daysFrom, monthsFrom } from '@/lib/nutriai/client/plans/calendar';
import { dateText } from '@/lib/nutriai/client/log/day-text';
import type { UnitSystem } from '@/lib/nutriai/client/units';
import { ReportTable } from './report-table';
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
  const { measurements } = baby;
  if (measurements.length === 0) return <p>No measurements yet.</p>;
  const shown = measurements.slice(-shownAtMost);
  return (
    <>
      <ReportTable label="Measurements">
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
              <td>{ageText(baby.birth_date, measurement.date)}</td>
              {columns.map(({ field, indicator }) => {
                const value = measurement[field];
                const z = baby.sex === 'unspecified' ? '' : zText(growth, indicator, measurement.date);
                return (
                  <td key={field}>
                    {value === null ? '–' : <Measured {...{ value, indicator, units, z }} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </ReportTable>
      {measurements.length > shown.length && (
        <p className={styles.small}>{`The last ${shown.length} of ${measurements.length} measurements.`}</p>
      )}
    </>
  );
}

type Indicator = (typeof columns)[number]['indicator'];

interface MeasuredProps {
  value: number;
  indicator: Indicator;
  units: UnitSystem;
  z: string;
}

function Measured({ value, indicator, units, z }: MeasuredProps) {
  return (
    <>
      <span className={styles.figure}>{valueText(indicator, value, units)}</span>
      {z !== '' && ' '}
      {z !== '' && <span className={styles.figure}>{z}</span>}
    </>
  );
}

function zText({ series }: GrowthAnswer, indicator: Indicator, date: string): string {
  const points = series.find((each) => each.indicator === indicator)?.points;
  const point = points?.find((each) => each.date === date);
  return point ? `(z ${signed(point.z, 1)})` : '(not plotted)';
}

function ageText(born: string, date: string): string {
  const days = daysFrom(born, date);
  if (days === 0) return 'birth';
  return days < 31 ? `${days} days` : ageInWords(monthsFrom(born, date));
}
