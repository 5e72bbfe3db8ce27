import { localToday } from '@/lib/nutriai/client/local-date';
import { unitNames } from '@/lib/nutriai/client/units';
import { Field } from '@/components/ui/field';
import { SectionForm } from './section-form';
import { type NewMeasurementProps, useNewMeasurement } from './use-new-measurement';
import styles from './entry-list.module.css';

/** A day's weight, length and head, any of them, in the member's units. */
export function AddMeasurement({ baby, units, onAdd }: NewMeasurementProps) {
  const entry = useNewMeasurement({ baby, units, onAdd });
  const { values, slips, set } = entry;
  const { weight, length } = unitNames[units];

  return (
    <div className={styles.add}>
      <SectionForm
        submission={entry.submission}
        isDirty={entry.isDirty}
        savedText="Added."
        submitText="Add"
        onSave={() => void entry.save()}
      >
        <h3 className={styles.addTitle}>Add a measurement</h3>
        <div className={`${styles.fields} ${styles.measures}`}>
          <Field id="measurement-date" label="Day" error={slips.date ?? entry.errors.measurements}>
            {(control) => (
              <input
                {...control}
                type="date"
                min={baby.birth_date}
                max={localToday()}
                value={values.date}
                onChange={(event) => set({ date: event.target.value })}
              />
            )}
          </Field>
          <AmountField entry={entry} field="weight" label={`Weight (${weight})`} />
          {units === 'us' && <AmountField entry={entry} field="ounces" label="and ounces (oz)" />}
          <AmountField entry={entry} field="length" label={`Length (${length})`} />
          <AmountField entry={entry} field="head" label={`Head (${length})`} />
        </div>
      </SectionForm>
    </div>
  );
}

interface AmountFieldProps {
  entry: ReturnType<typeof useNewMeasurement>;
  field: 'weight' | 'ounces' | 'length' | 'head';
  label: string;
}

function AmountField({ entry: { values, slips, set }, field, label }: AmountFieldProps) {
  return (
    <Field id={`measurement-${field}`} label={label} error={slips[field]}>
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={values[field]}
          onChange={(event) => set({ [field]: event.target.value })}
        />
      )}
    </Field>
  );
}
