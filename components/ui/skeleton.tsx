import hidden from '@/components/ui/visually-hidden.module.css';
import styles from './skeleton.module.css';

/** The outline of what comes; seen only when it takes longer than 300 ms. */
export function Skeleton({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <div className={styles.skeleton} role="status">
      <span className={hidden.hidden}>{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} />
      ))}
    </div>
  );
}
