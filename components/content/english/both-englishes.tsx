import type { ReactNode } from 'react';
import styles from './both-englishes.module.css';

/**
 * Two words or sentences, of which one is seen. The hidden one stands first: behind it some readers of a page put a
 * space before the full stop.
 */
export function BothEnglishes({ british, american }: { british: ReactNode; american: ReactNode }) {
  return (
    <>
      <span className={styles.american} lang="en-US" hidden>
        {american}
      </span>
      <span className={styles.british}>{british}</span>
    </>
  );
}
