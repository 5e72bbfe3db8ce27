import { CircleAlert } from 'lucide-react';
import type { Ref } from 'react';
import styles from './form-problem.module.css';

export interface FormProblemProps {
  message: string;
  /** The fields to correct: each entry leads to its field. */
  fields?: readonly { id: string; label: string }[];
  /** For the focus: the box takes it when it appears. */
  ref?: Ref<HTMLDivElement>;
}

/** Says in words why a form was not accepted, and where. Announced when it appears. */
export function FormProblem({ message, fields = [], ref }: FormProblemProps) {
  return (
    <div ref={ref} className={styles.problem} role="alert" tabIndex={-1}>
      <CircleAlert size={22} aria-hidden className={styles.icon} />
      <div>
        <p>{message}</p>
        {fields.length > 0 && (
          <ul className={styles.fields}>
            {fields.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
