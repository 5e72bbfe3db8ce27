import { useId } from 'react';
import { type Choice } from '@/lib/nutriai/client/babies/baby-words';
import { daysAfter } from '@/lib/nutriai/client/plans/calendar';
import { earlyWeeks } from '@/lib/nutriai/client/babies/due-date';
import type { NewBaby } from '@/lib/nutriai/client/babies/new-baby';
import { Field } from '@/components/ui/field';
import { ChoiceChips } from '@/components/ui/choice-chips';
import styles from './birth-fields.module.css';
import { Select } from '@/components/ui/select';

type Birth = Pick<NewBaby, 'birthDate' | 'early' | 'weeks' | 'days' | 'dueDate'>;

const daysOfWeek = [0, 1, 2, 3, 4, 5, 6];

const earlyChoices: readonly Choice<Birth['early']>[] = [
  { value: 'no', label: 'No' },
  { value: 'weeks', label: 'Yes, I know the week' },
  { value: 'due_date', label: 'Yes, I know the due date' },
];

interface BirthFieldsProps {
  birth: Birth;
  today: string;
  birthDateError?: string;
  dueDateError?: string;
  onChange: (patch: Partial<Birth>) => void;
}

/** When a baby was born, and how early where that was before 37 weeks. */
export function BirthFields({ birth, today, birthDateError, dueDateError, onChange }: BirthFieldsProps) {
  const id = useId();
  return (
    <>
      <Field id={`${id}-birth`} label="Birth date" error={birthDateError}>
        {(control) => (
          <input
            {...control}
            type="date"
            autoComplete="off"
            min={daysAfter(today, -5 * 366)}
            max={daysAfter(today, 1)}
            value={birth.birthDate}
            onChange={(event) => onChange({ birthDate: event.target.value })}
          />
        )}
      </Field>
      <ChoiceChips
        legend="Born early, before 37 weeks?"
        choices={earlyChoices}
        value={birth.early}
        onChange={(early) => onChange({ early })}
      />
      {birth.early === 'weeks' && (
        <GestationFields id={id} birth={birth} error={dueDateError} onChange={onChange} />
      )}
      {birth.early === 'due_date' && (
        <Field id={`${id}-due`} label="Due date" hint="The estimated due date." error={dueDateError}>
          {(control) => (
            <input
              {...control}
              type="date"
              autoComplete="off"
              value={birth.dueDate}
              onChange={(event) => onChange({ dueDate: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}

interface GestationFieldsProps {
  id: string;
  birth: Birth;
  error?: string;
  onChange: (patch: Partial<Birth>) => void;
}

/** How long the pregnancy was. */
function GestationFields({ id, birth, error, onChange }: GestationFieldsProps) {
  return (
    <div className={styles.pair}>
      <Select
        id={`${id}-weeks`}
        label="Week of pregnancy"
        error={error}
        value={birth.weeks}
        choices={earlyWeeks.map((weeks) => ({ value: weeks, label: `${weeks} weeks` }))}
        onChange={(weeks) => onChange({ weeks })}
      />
      <Select
        id={`${id}-days`}
        label="And days"
        value={birth.days}
        choices={daysOfWeek.map((days) => ({
          value: days,
          label: days === 1 ? '1 day' : `${days} days`,
        }))}
        onChange={(days) => onChange({ days })}
      />
    </div>
  );
}
