import type { ReactNode } from 'react';
import styles from './write-box.module.css';

/** Where a comment is written, or what has to be done before. */
export function WriteBox({ children }: { children: ReactNode }) {
  return (
    <div className={styles.box}>
      <h3 className={styles.title}>Write a comment</h3>
      <p className={styles.rules}>
        Be kind, and leave out children’s names and health records. General experience is welcome; a doctor’s
        advice is not replaced by it.
      </p>
      {children}
    </div>
  );
}
