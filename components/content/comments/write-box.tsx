import type { ReactNode } from 'react';
import styles from './write-box.module.css';

/** Where a comment is written, or what has to be done before. */
export function WriteBox({ children }: { children: ReactNode }) {
  return (
    <div className={styles.box}>
      <h3 className={styles.title}>Write a comment</h3>
      <p className={styles.rules}>
        Be kind, and leave out children’s names and health records. You can share your experience, but it
        doesn’t replace a doctor’s advice.
      </p>
      {children}
    </div>
  );
}
