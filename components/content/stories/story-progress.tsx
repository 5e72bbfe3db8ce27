import styles from './story-progress.module.css';

interface StoryProgressProps {
  index: number;
  count: number;
  /** The bars' place in the player. */
  className?: string;
}

/** A bar a page, filled up to the one being read. The figures beside it say the same. */
export function StoryProgress({ index, count, className }: StoryProgressProps) {
  return (
    <div className={`${styles.progress} ${className ?? ''}`} aria-hidden>
      {Array.from({ length: count }, (_, page) => (
        <span key={page} className={styles.bar} data-is-read={page <= index} />
      ))}
    </div>
  );
}
