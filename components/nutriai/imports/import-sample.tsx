import type { ImportPreview } from '@/lib/contract/nutriai-imports';
import { stateNames } from '@/lib/nutriai/client/imports/import-words';
import styles from './import-view.module.css';
import { dateFormat } from '@/lib/nutriai/client/shown-english';

type Row = ImportPreview['sample'][number];

const format = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
const dayFormat = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

function momentWords(at: string): string {
  return at.length === 10 ? dayFormat.format(new Date(`${at}T00:00:00Z`)) : format.format(new Date(at));
}

/** The first rows, each with what becomes of it. */
export function ImportSample({ sample }: { sample: readonly Row[] }) {
  return (
    <details className={styles.reasons}>
      <summary className={styles.summary}>Preview the first rows</summary>
      <ol className={styles.rows}>
        {sample.map((row) => (
          <SampleRow key={`${row.file} ${row.row}`} row={row} />
        ))}
      </ol>
    </details>
  );
}

function SampleRow({ row }: { row: Row }) {
  return (
    <li className={styles.row}>
      <span className={styles.quiet}>
        {row.file}, row {row.row} · {stateNames[row.state]}
        {row.at !== null && ` · ${momentWords(row.at)}`}
      </span>
      <span>{row.what}</span>
      {row.not_counted.length > 0 && (
        <span className={styles.quiet}>Kept as text and not counted: {row.not_counted.join(', ')}</span>
      )}
      {row.remark !== null && <span className={styles.quiet}>{row.remark}</span>}
    </li>
  );
}
