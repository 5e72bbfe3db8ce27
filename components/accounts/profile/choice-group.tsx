import { CircleCheck } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FormProblem } from '@/components/ui/form-problem';
import type { Submission } from './use-submission';
import styles from './choice-group.module.css';

interface Choice<Value extends string> {
  value: Value;
  label: string;
  hint: ReactNode;
}

interface ChoiceGroupProps<Value extends string> {
  /** Names the group for those who do not see the section's heading. */
  legend: string;
  choices: readonly Choice<Value>[];
  chosen: Value | null;
  submission: Submission;
  savedText: string;
  onChoose: (value: Value) => void;
}

/** One of a few, kept as soon as it is chosen. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, choices, chosen, submission, savedText, onChoose } = props;
  const name = useId();
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{legend}</legend>
        {choices.map(({ value, label, hint }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              aria-labelledby={`${name}-${value}-label`}
              aria-describedby={`${name}-${value}`}
              onChange={() => onChoose(value)}
            />
            <span className={styles.words}>
              <span id={`${name}-${value}-label`} className={styles.label}>
                {label}
              </span>
              <span id={`${name}-${value}`} className={styles.hint}>
                {hint}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {submission.phase === 'refused' && <FormProblem message={submission.message} />}
      <p role="status" className={styles.saved}>
        {submission.phase === 'saved' && (
          <>
            <CircleCheck size={20} aria-hidden />
            {savedText}
          </>
        )}
      </p>
    </>
  );
}
