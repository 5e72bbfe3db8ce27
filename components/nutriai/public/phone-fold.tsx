import type { ReactNode } from 'react';
import styles from './phone-fold.module.css';

interface PhoneFoldProps {
  /** What is inside, in a line that answers by itself. */
  summary: ReactNode;
  children: ReactNode;
}

/**
 * Folds a long part of a page on phones, where it opens in place; on wider screens it stands open, without
 * its summary.
 */
export function PhoneFold({ summary, children }: PhoneFoldProps) {
  return (
    // Opened by the browser before React looks: no mistake.
    <details className={styles.fold} suppressHydrationWarning>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
