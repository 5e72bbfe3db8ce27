import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import type { FieldName, Problem } from './validate-credentials';
import styles from './text-field.module.css';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: FieldName;
  label: string;
  /** The problem shown, if any, and the id of its text: a field it is about is marked and described by it. */
  problem: Problem | null;
  problemId: string;
  /** A control at the end of the input. */
  after?: (inputId: string) => ReactNode;
}

/** A labelled input. All of them are required (specification §5); a problem without fields is about them all. */
export function TextField({ label, problem, problemId, after, ...input }: TextFieldProps) {
  const id = useId();
  const isWrong = problem?.fields.includes(input.name) ?? false;
  const isConcerned = problem !== null && (isWrong || problem.fields.length === 0);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          className={styles.input}
          required
          aria-invalid={isWrong || undefined}
          aria-describedby={isConcerned ? problemId : undefined}
        />
        {after?.(id)}
      </div>
    </div>
  );
}
