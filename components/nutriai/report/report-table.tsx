import type { ReactNode } from 'react';
import styles from './report.module.css';

/** A table of the report. On a narrow phone it scrolls within the sheet, also by the keyboard. */
export function ReportTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.table}>{children}</table>
    </div>
  );
}
