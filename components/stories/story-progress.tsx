import styles from './story-progress.module.css';

/** A bar a page, filled up to the one being read. The figures beside it say the same. */
export function StoryProgress({ index, count }: { index: number; count: number }) {
  return (
    <div className={styles.progress} aria-hidden>
      {Array.from({ length: count }, (_, page) => (
        <span key={page} className={styles.bar} data-is-read={page <= index} />
      ))}
    </div>
  );
}
