import type { ComponentProps } from 'react';
import styles from './check-field.module.css';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  hint?: string | undefined;
}

/** A choice that is on or off; all of its line can be pressed. */
export function CheckField({ label, hint, ...input }: CheckFieldProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" {...input} />
      <span>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
