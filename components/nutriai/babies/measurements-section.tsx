import { Card } from '@/components/ui/card';
import { Toast } from '@/components/ui/toast';
import { useUnits } from '@/components/accounts/profile/use-units';
import { FormProblem } from '@/components/ui/form-problem';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { dateInWords } from '@/lib/nutriai/client/local-date';
import type { Measurement } from '@/lib/nutriai/client/babies/measurement-entry';
import { lengthText, type UnitSystem, weightText } from '@/lib/nutriai/client/units';
import { AddMeasurement } from './add-measurement';
import { EntryRow } from './entry-row';
import { useBabyChange } from './use-baby-change';
import { useEntryRemoval } from './use-entry-removal';
import styles from './entry-list.module.css';

/** Weights and lengths, the latest first. */
export function MeasurementsSection({ baby }: { baby: BabyAnswer }) {
  const { patch } = useBabyChange(baby.id);
  const units = useUnits();
  const isParent = baby.role === 'parent';
  const put = (entry: Measurement) => patch({ change_measurements: { remove: [], put: [entry] } });
  const { submission, removed, ...removal } = useEntryRemoval<Measurement>({
    remove: ({ date }) => patch({ change_measurements: { remove: [date], put: [] } }),
    putBack: put,
  });

  return (
    <Card
      id="measurements"
      title="Weight, length, head"
      lead="From the last check-up or your own scales. Growth charts and energy needs are based on it."
    >
      {baby.measurements.length === 0 ? (
        <p className={styles.none}>None entered yet.</p>
      ) : (
        <ul className={styles.list}>
          {baby.measurements.toReversed().map((entry) => (
            <EntryRow
              key={entry.date}
              main={measuresText(entry, units)}
              more={dateInWords(entry.date)}
              removes={isParent ? `the measurement of ${dateInWords(entry.date)}` : undefined}
              isBusy={submission.phase === 'saving'}
              onRemove={() => void removal.remove(entry)}
            />
          ))}
        </ul>
      )}
      {submission.phase === 'refused' && <FormProblem message={submission.message} />}
      {isParent && <AddMeasurement baby={baby} units={units} onAdd={put} />}
      {removed !== null && (
        <Toast
          message={`The measurement from ${dateInWords(removed.date)} has been removed.`}
          onUndo={() => removal.undo(removed)}
          onDone={removal.forgetRemoved}
        />
      )}
    </Card>
  );
}

function measuresText({ weight_kg, length_cm, head_cm }: Measurement, units: UnitSystem): string {
  return [
    weight_kg === null ? null : weightText(weight_kg, units),
    length_cm === null ? null : lengthText(length_cm, units),
    head_cm === null ? null : `head ${lengthText(head_cm, units)}`,
  ]
    .filter((text) => text !== null)
    .join(' · ');
}
