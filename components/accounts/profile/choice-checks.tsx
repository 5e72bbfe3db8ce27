import { useId } from 'react';
import styles from './choice-checks.module.css';

interface ChoiceChecksProps {
  legend: string;
  name: string;
  choices: readonly { value: string; label: string; hint?: string }[];
  error?: string | undefined;
}

/** Any number of a few, sent with the form. */
export function ChoiceChecks({ legend, name, choices, error }: ChoiceChecksProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.label}>{legend}</legend>
      {choices.map(({ value, label, hint }) => (
        <label key={value} className={styles.choice}>
          <input type="checkbox" name={name} value={value} />
          <span>
            {label}
            {hint && <span className={styles.hint}>{hint}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
