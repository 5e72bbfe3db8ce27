import type { ReactNode } from 'react';
import styles from './chart-figure.module.css';

interface ChartFigureProps {
  /** A sentence that says what the picture shows. */
  caption: ReactNode;
  /** The figures behind it; null where there are none. */
  table: ReactNode | null;
  children: ReactNode;
}

/** A picture, the sentence for it, and the same as a table. */
export function ChartFigure({ caption, table, children }: ChartFigureProps) {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.caption}>{caption}</figcaption>
      {table !== null && (
        <details className={styles.details}>
          <summary className={styles.summary}>Show as table</summary>
          <div className={styles.scroll}>{table}</div>
        </details>
      )}
    </figure>
  );
}
