import hidden from '@/components/ui/visually-hidden.module.css';
import styles from './profile-skeleton.module.css';

/** The outline of what comes; shown only when it takes longer than a blink. */
export function ProfileSkeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <span className={hidden.hidden}>Loading your profile…</span>
      <div className={styles.card} />
      <div className={styles.card} />
      <div className={styles.card} />
    </div>
  );
}
