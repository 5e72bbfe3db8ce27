import { type SubmitEvent, useId, useState } from 'react';
import { ManyChips } from '@/components/ui/many-chips';
import { Field } from '@/components/ui/field';
import { useSection } from '@/components/nutriai/babies/use-section';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import { dosesAtMost, weekdayWords } from '@/lib/contract/drop-words';
import type { DropAnswer } from '@/lib/contract/nutriai-drops';
import { type DropFields, fieldsOf, requestOf } from '@/lib/nutriai/client/drops/drop-fields';
import { shortDayName } from '@/lib/nutriai/client/drops/drop-text';
import { useEdits } from '@/lib/nutriai/client/use-edits';
import { RemoveDrop } from './remove-drop';
import { useDropChanges } from './use-drop-changes';
import styles from './drops.module.css';

const frequencies = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekdays', label: 'Some days' },
  { value: 'needed', label: 'As needed' },
] as const;
const days = weekdayWords.map((value) => ({ value, label: shortDayName(value) }));

interface DropFormProps {
  baby: string;
  /** Null for what is new on the list. */
  drop: DropAnswer | null;
  onSaved: () => Promise<void>;
}

/** Drops or a medicine in the family's own words. What was typed stays when the sheet is closed. */
export function DropForm({ baby, drop, onSaved }: DropFormProps) {
  const id = useId();
  const { add, change: save } = useDropChanges();
  const { submission, errors, submit, forgetSaved } = useSection();
  const { values, change, forget } = useEdits<DropFields>(
    `drops ${drop?.id ?? `new ${baby}`}`,
    fieldsOf(drop),
  );
  const [isDayMissing, setDayMissing] = useState(false);
  const set = (patch: Partial<DropFields>) => {
    change(patch);
    setDayMissing(false);
    forgetSaved();
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const isWithoutDay = values.howOften === 'weekdays' && values.weekdays.length === 0;
    setDayMissing(isWithoutDay);
    if (isWithoutDay) return;
    void submit(async () => {
      const fields = requestOf(values);
      await (drop === null ? add({ baby, ...fields }) : save(drop.id, fields));
      forget();
      await onSaved();
    });
  };
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <p className={styles.hint}>
        This is your family’s own list. We don’t suggest amounts or check them: follow the label and what your
        doctor or pharmacist said.
      </p>
      <Field id={`${id}-name`} label="Name" hint="For example vitamin D, iron" error={errors.name}>
        {(control) => (
          <input
            {...control}
            maxLength={60}
            autoComplete="off"
            value={values.name}
            onChange={({ target: { value } }) => set({ name: value })}
          />
        )}
      </Field>
      <Field
        id={`${id}-amount`}
        label="Amount (optional)"
        hint="In your own words, as on the label"
        error={errors.amount}
      >
        {(control) => (
          <input
            {...control}
            maxLength={60}
            autoComplete="off"
            value={values.amount}
            onChange={({ target: { value } }) => set({ amount: value })}
          />
        )}
      </Field>
      <ChoiceChips
        isWide
        legend="How often"
        choices={frequencies}
        value={values.howOften}
        onChange={(howOften) => set({ howOften })}
      />
      {values.howOften === 'weekdays' && (
        <ManyChips
          legend="Days"
          choices={days}
          values={values.weekdays}
          onChange={(weekdays) => set({ weekdays })}
        />
      )}
      {isDayMissing && <FormProblem message="Choose at least one day." />}
      {values.howOften !== 'needed' && (
        <Field id={`${id}-time`} label="Time (optional)" error={errors.time}>
          {(control) => (
            <input
              {...control}
              type="time"
              value={values.time}
              onChange={({ target: { value } }) => set({ time: value })}
            />
          )}
        </Field>
      )}
      <Field
        id={`${id}-left`}
        label="Doses left (optional)"
        hint="Goes down each time you log one"
        error={errors.doses_left}
      >
        {(control) => (
          <input
            {...control}
            type="number"
            inputMode="numeric"
            min={0}
            max={dosesAtMost}
            step={1}
            value={values.left}
            onChange={({ target: { value } }) => set({ left: value })}
          />
        )}
      </Field>
      {submission.phase === 'refused' && <FormProblem message={submission.message} />}
      <Button type="submit" disabled={submission.phase === 'saving'}>
        {drop === null ? 'Add to the list' : 'Save'}
      </Button>
      {drop !== null && <RemoveDrop drop={drop} onRemoved={onSaved} />}
    </form>
  );
}
