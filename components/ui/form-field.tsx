import { CircleAlert } from 'lucide-react';
import type { InputHTMLAttributes } from 'react';
import styles from './form-field.module.css';

type Shared = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoCapitalize' | 'autoComplete' | 'defaultValue' | 'inputMode' | 'maxLength' | 'required' | 'spellCheck'
>;

export interface FormFieldProps extends Shared {
  id: string;
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  /** With rows the field takes several lines. */
  rows?: number;
  hint?: string;
  error?: string;
  /** Id of what else the field is described by. */
  describedBy?: string;
}

/** A labelled field with its hint and what is wrong with it, both of which the field is described by. */
export function FormField({
  id,
  label,
  type = 'text',
  rows,
  hint,
  error,
  describedBy,
  ...field
}: FormFieldProps) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint ? hintId : '', error ? errorId : '', describedBy].filter(Boolean).join(' ');
  const control = {
    ...field,
    id,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {rows ? <textarea {...control} rows={rows} /> : <input {...control} type={type} />}
      {error && (
        <p id={errorId} className={styles.error}>
          <CircleAlert size={16} aria-hidden className={styles.icon} />
          {error}
        </p>
      )}
    </div>
  );
}
