import { useId } from 'react';
import { CheckField } from '@/components/ui/check-field';
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
        <CheckField key={value} name={name} value={value} label={label} hint={hint} />
      ))}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
