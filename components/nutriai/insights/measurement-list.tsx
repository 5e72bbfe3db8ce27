import { dateText } from '@/lib/nutriai/client/log/day-text';
import type { Measurement } from '@/lib/nutriai/client/babies/measurement-entry';
import { lengthText, type UnitSystem, weightText } from '@/lib/nutriai/client/units';
import styles from './measurement-list.module.css';

interface MeasurementListProps {
  measurements: readonly Measurement[];
  units: UnitSystem;
  /** Absent for who may only read. */
  onChange?: (measurement: Measurement) => void;
}

/** All that was measured, the latest first, to look up and to put right. */
export function MeasurementList({ measurements, units, onChange }: MeasurementListProps) {
  if (measurements.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>All measurements ({measurements.length})</summary>
      <ul className={styles.list}>
        {measurements.toReversed().map((measurement) => (
          <li key={measurement.date} className={styles.row}>
            <span className={styles.words}>
              <strong>{dateText(measurement.date)}</strong>
              <span>{sizesText(measurement, units)}</span>
            </span>
            {onChange && (
              <button
                type="button"
                className={styles.change}
                aria-label={`Change the measurement of ${dateText(measurement.date)}`}
                onClick={() => onChange(measurement)}
              >
                Change
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function sizesText(
  { weight_kg: kg, length_cm: length, head_cm: head }: Measurement,
  units: UnitSystem,
): string {
  return [
    kg === null ? '' : weightText(kg, units),
    length === null ? '' : lengthText(length, units),
    head === null ? '' : `head ${lengthText(head, units)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
