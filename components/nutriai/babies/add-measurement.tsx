import { useState } from 'react';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { localToday } from '@/lib/nutriai/client/local-date';
import {
  type EntryErrors,
  type Measurement,
  type MeasurementEntry,
  readEntry,
} from '@/lib/nutriai/client/babies/measurement-entry';
import { type UnitSystem, unitNames } from '@/lib/nutriai/client/units';
import { useEdits } from '@/lib/nutriai/client/use-edits';
import { Field } from '@/components/ui/field';
import { SectionForm } from './section-form';
import { useSection } from './use-section';
import styles from './entry-list.module.css';

interface AddMeasurementProps {
  baby: BabyAnswer;
  units: UnitSystem;
  onAdd: (entry: Measurement) => Promise<void>;
}

/** The fields, as values of a draft. */
type KeptEntry = Pick<MeasurementEntry, keyof MeasurementEntry>;
type Amount = 'weight' | 'ounces' | 'length' | 'head';

/** A day's weight, length and head, any of them, in the member's units. */
export function AddMeasurement({ baby, units, onAdd }: AddMeasurementProps) {
  const { values, change, forget, isDirty } = useEdits<KeptEntry>(`baby ${baby.id} measurement`, {
    date: localToday(),
    weight: '',
    ounces: '',
    length: '',
    head: '',
  });
  const { submission, errors, submit, forgetSaved } = useSection();
  const [slips, setSlips] = useState<EntryErrors>({});
  const { weight, length } = unitNames[units];

  const set = (edit: Partial<MeasurementEntry>) => {
    forgetSaved();
    setSlips({});
    change(edit);
  };
  const save = async () => {
    const read = readEntry(values, { units, birthDate: baby.birth_date, today: localToday() });
    setSlips(read.errors ?? {});
    if (read.measurement && (await submit(() => onAdd(read.measurement)))) forget();
  };
  const amount = (field: Amount, label: string) => (
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

  return (
    <div className={styles.add}>
      <SectionForm
        submission={submission}
        isDirty={isDirty}
        savedText="Added."
        submitText="Add"
        onSave={() => void save()}
      >
        <h3 className={styles.addTitle}>Add a measurement</h3>
        <div className={`${styles.fields} ${styles.measures}`}>
          <Field id="measurement-date" label="Day" error={slips.date ?? errors.measurements}>
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
          {amount('weight', `Weight (${weight})`)}
          {units === 'us' && amount('ounces', 'and ounces (oz)')}
          {amount('length', `Length (${length})`)}
          {amount('head', `Head (${length})`)}
        </div>
      </SectionForm>
    </div>
  );
}
