import { type FormEvent, useId, useState } from 'react';
import { useSubmission } from '@/components/accounts/profile/use-submission';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { GrowthSeries } from '@/lib/contract/nutriai-growth';
import { localToday } from '@/lib/nutriai/client/local-date';
import {
  entryOf,
  type EntryErrors,
  type Measurement,
  type MeasurementEntry,
  readEntry,
} from '@/lib/nutriai/client/babies/measurement-entry';
import { measurementSlips } from '@/lib/nutriai/client/babies/measurement-slips';
import type { UnitSystem } from '@/lib/nutriai/client/units';
import { type MeasurementChange, useMeasurements } from './use-measurements';

export interface MeasurementFormOptions {
  baby: BabyAnswer;
  series: readonly GrowthSeries[];
  units: UnitSystem;
  /** The one to change; null for a new one. */
  measurement: Measurement | null;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

/** What is typed of a measurement, what may be wrong with it, and its way to the server. */
export function useMeasurementForm(options: MeasurementFormOptions) {
  const { baby, series, measurement: old, onClose, onSaved } = options;
  const id = useId();
  const [units, setUnits] = useState(options.units);
  const [entry, setEntry] = useState<MeasurementEntry>(() =>
    old ? entryOf(old, units) : { date: localToday(), weight: '', ounces: '', length: '', head: '' },
  );
  const [errors, setErrors] = useState<EntryErrors>({});
  const [slips, setSlips] = useState<readonly string[]>([]);
  const change = useMeasurements(baby.id);
  const { submission, submit } = useSubmission();

  const read = () => readEntry(entry, { units, birthDate: baby.birth_date, today: localToday() });
  const write = (patch: Partial<MeasurementEntry>) => {
    setEntry((before) => ({ ...before, ...patch }));
    setSlips([]);
  };
  const store = (put: MeasurementChange['put']) =>
    void submit(async () => {
      await change({ remove: old ? [old.date] : [], put });
      await onSaved();
      onClose();
    });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { measurement, errors: wrong } = read();
    setErrors(wrong ?? {});
    if (wrong) {
      const [first] = Object.keys(wrong);
      document.getElementById(`${id}-${first}`)?.focus();
      return;
    }
    const others = baby.measurements.filter(({ date }) => date !== measurement.date && date !== old?.date);
    const found = slips.length > 0 ? [] : measurementSlips(measurement, { baby, others, series, units });
    setSlips(found);
    if (found.length === 0) store([measurement]);
  };
  const switchUnits = (next: UnitSystem) => {
    const { measurement } = read();
    if (measurement) setEntry(entryOf(measurement, next));
    setUnits(next);
  };

  return { id, units, entry, errors, slips, submission, write, save, remove: () => store([]), switchUnits };
}
