import { useId } from 'react';
import { WordsEmergency } from '@/components/nutriai/today/words-emergency';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import { InputField } from '@/components/ui/input-field';
import { dosesAtMost } from '@/lib/contract/drop-words';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import { DropSchedule } from './drop-schedule';
import { RemoveDrop } from './remove-drop';
import { type DropFormState, type DropToFill, useDropForm } from './use-drop-form';
import styles from './drops.module.css';

/** Drops or a medicine in the family's own words. What was typed stays when the sheet is closed. */
export function DropForm({ baby, drop, emergency, onSaved }: DropToFill & { emergency: EmergencyWords }) {
  const id = useId();
  const form = useDropForm({ baby, drop, onSaved });
  const { values, set, submission, errors } = form;
  return (
    <form className={styles.form} noValidate onSubmit={form.send}>
      <WordsEmergency typed={[values.name, values.amount]} words={emergency} />
      <p className={styles.hint}>
        This is your family’s own list. We don’t suggest amounts or check them: follow the label and what your
        doctor or pharmacist said.
      </p>
      <InputField
        id={`${id}-name`}
        label="Name"
        hint="For example vitamin D, iron"
        error={errors.name}
        maxLength={60}
        autoComplete="off"
        value={values.name}
        onType={(name) => set({ name })}
      />
      <InputField
        id={`${id}-amount`}
        label="Amount (optional)"
        hint="In your own words, as on the label"
        error={errors.amount}
        maxLength={60}
        autoComplete="off"
        value={values.amount}
        onType={(amount) => set({ amount })}
      />
      <DropSchedule id={id} form={form} />
      <DosesLeft id={id} form={form} />
      {submission.phase === 'refused' && <FormProblem message={submission.message} />}
      <Button type="submit" disabled={submission.phase === 'saving'}>
        {drop === null ? 'Add to the list' : 'Save the changes'}
      </Button>
      {drop !== null && <RemoveDrop drop={drop} onRemoved={onSaved} />}
    </form>
  );
}

function DosesLeft({ id, form: { values, set, errors } }: { id: string; form: DropFormState }) {
  return (
    <InputField
      id={`${id}-left`}
      label="Doses left (optional)"
      hint="Goes down each time you log one"
      error={errors.doses_left}
      type="number"
      inputMode="numeric"
      min={0}
      max={dosesAtMost}
      step={1}
      value={values.left}
      onType={(left) => set({ left })}
    />
  );
}
