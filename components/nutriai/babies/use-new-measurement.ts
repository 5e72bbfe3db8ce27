import { useState } from 'react';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { localToday } from '@/lib/nutriai/client/local-date';
import {
  type EntryErrors,
  type Measurement,
  type MeasurementEntry,
  readEntry,
} from '@/lib/nutriai/client/babies/measurement-entry';
import type { UnitSystem } from '@/lib/nutriai/client/units';
import { useEdits } from '@/lib/nutriai/client/use-edits';
import { useSection } from './use-section';

export interface NewMeasurementProps {
  baby: BabyAnswer;
  units: UnitSystem;
  onAdd: (entry: Measurement) => Promise<void>;
}

/** The fields, as values of a draft. */
type KeptEntry = Pick<MeasurementEntry, keyof MeasurementEntry>;

/** A measurement that is being typed, what is wrong with it, and its way to the baby's profile. */
export function useNewMeasurement({ baby, units, onAdd }: NewMeasurementProps) {
  const { values, change, forget, isDirty } = useEdits<KeptEntry>(`baby ${baby.id} measurement`, {
    date: localToday(),
    weight: '',
    ounces: '',
    length: '',
    head: '',
  });
  const { submission, errors, submit, forgetSaved } = useSection(['measurements']);
  const [slips, setSlips] = useState<EntryErrors>({});

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

  return { values, isDirty, submission, errors, slips, set, save };
}
