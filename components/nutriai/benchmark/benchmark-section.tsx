import type { ReactNode } from 'react';
import styles from './benchmark.module.css';

/** A part of the page with its heading. */
export function BenchmarkSection({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
