import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './field.module.css';

interface ControlProps {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** Id of what else the control is described by. */
  describedBy?: string;
  /** Draws the control with what ties it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control of any kind with its hint and what is wrong with it. */
export function Field({ id, label, hint, error, describedBy, children }: FieldProps) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : '', describedBy]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: styles.control ?? '',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert size={16} aria-hidden className={styles.icon} />
          {error}
        </p>
      )}
    </div>
  );
}
