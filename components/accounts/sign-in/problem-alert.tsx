import { CircleAlert } from 'lucide-react';
import type { Problem } from './validate-credentials';
import { WaitNote } from './wait-note';
import styles from './problem-alert.module.css';

/** The error in text, announced when it appears; colour never stands alone (brand.md). */
export function ProblemAlert({ id, problem }: { id: string; problem: Problem | null }) {
  if (problem === null) return null;
  return (
    <>
      <p className={styles.alert} id={id} role="alert">
        <CircleAlert className={styles.icon} size={20} aria-hidden="true" />
        <span>{problem.message}</span>
      </p>
      {problem.retryAtMs !== undefined && <WaitNote untilMs={problem.retryAtMs} />}
    </>
  );
}
