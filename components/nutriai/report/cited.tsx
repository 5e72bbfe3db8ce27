import styles from './report.module.css';

/** The numbers of the documents that say so. */
export function Cited({ numbers }: { numbers: string }) {
  return numbers === '' ? null : <span className={styles.cited}>[{numbers}]</span>;
}
