'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Sheet } from '@/components/ui/sheet';
import { useSubmission } from '@/components/accounts/profile/use-submission';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
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
import { MeasurementFields } from './measurement-fields';
import { type MeasurementChange, useMeasurements } from './use-measurements';
import styles from './measurement-dialog.module.css';

interface MeasurementDialogProps {
  baby: BabyAnswer;
  series: readonly GrowthSeries[];
  units: UnitSystem;
  /** The one to change; null for a new one. */
  measurement: Measurement | null;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

/** A measurement to add or to put right. What looks like a slip is asked about once. */
export function MeasurementDialog(props: MeasurementDialogProps) {
  const { baby, series, measurement: old, onClose, onSaved } = props;
  const id = useId();
  const [units, setUnits] = useState(props.units);
  const [entry, setEntry] = useState<MeasurementEntry>(() =>
    old ? entryOf(old, units) : { date: localToday(), weight: '', ounces: '', length: '', head: '' },
  );
  const [errors, setErrors] = useState<EntryErrors>({});
  const [slips, setSlips] = useState<readonly string[]>([]);
  const asked = useRef<HTMLDivElement>(null);
  const change = useMeasurements(baby.id);
  const { submission, submit } = useSubmission();
  const isSaving = submission.phase === 'saving';

  useEffect(() => {
    if (slips.length > 0) asked.current?.focus();
  }, [slips]);

  const write = (patch: Partial<MeasurementEntry>) => {
    setEntry((before) => ({ ...before, ...patch }));
    setSlips([]);
  };
  const remove = old ? [old.date] : [];
  const store = (next: MeasurementChange) =>
    void submit(async () => {
      await change(next);
      await onSaved();
      onClose();
    });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const read = readEntry(entry, { units, birthDate: baby.birth_date, today: localToday() });
    setErrors(read.errors ?? {});
    if (read.errors) {
      const [first] = Object.keys(read.errors);
      document.getElementById(`${id}-${first}`)?.focus();
      return;
    }
    const others = baby.measurements.filter(
      ({ date }) => date !== read.measurement.date && date !== old?.date,
    );
    const found = slips.length > 0 ? [] : measurementSlips(read.measurement, { baby, others, series, units });
    setSlips(found);
    if (found.length === 0) store({ remove, put: [read.measurement] });
  };
  const switchUnits = (next: UnitSystem) => {
    const read = readEntry(entry, { units, birthDate: baby.birth_date, today: localToday() });
    if (read.measurement) setEntry(entryOf(read.measurement, next));
    setUnits(next);
  };

  return (
    <Sheet title={old ? 'Change a measurement' : 'Add a measurement'} isBusy={isSaving} onClose={onClose}>
      <form className={styles.form} method="post" noValidate onSubmit={save}>
        <MeasurementFields
          id={id}
          entry={entry}
          errors={errors}
          units={units}
          birthDate={baby.birth_date}
          onWrite={write}
          onUnits={switchUnits}
        />
        {slips.length > 0 && (
          <div ref={asked} role="alert" tabIndex={-1} className={styles.slips}>
            {slips.map((slip) => (
              <p key={slip}>{slip}</p>
            ))}
          </div>
        )}
        {submission.phase === 'refused' && <FormProblem message={submission.message} />}
        <div className={styles.actions}>
          <Button type="submit" disabled={isSaving}>
            {isSaving ? 'Saving…' : slips.length > 0 ? 'Yes, save it' : 'Save'}
          </Button>
          {old && (
            <Button variant="quiet" disabled={isSaving} onClick={() => store({ remove, put: [] })}>
              Delete
            </Button>
          )}
        </div>
      </form>
    </Sheet>
  );
}
