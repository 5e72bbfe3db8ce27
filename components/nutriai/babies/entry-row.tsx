import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './entry-list.module.css';

interface EntryRowProps {
  main: ReactNode;
  more: ReactNode;
  isWarm?: boolean;
  /** What is removed, for the button's name; without it there is no button. */
  removes?: string;
  isBusy: boolean;
  onRemove: () => void;
}

/** One dated line of a profile's list. */
export function EntryRow({ main, more, isWarm = false, removes, isBusy, onRemove }: EntryRowProps) {
  return (
    <li className={styles.row}>
      <p className={styles.words}>
        <span className={styles.main}>{main}</span>
        <span className={isWarm ? `${styles.more} ${styles.warm}` : styles.more}>{more}</span>
      </p>
      {removes !== undefined && (
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove ${removes}`}
          aria-disabled={isBusy}
          onClick={() => !isBusy && onRemove()}
        >
          <Trash2 size={20} aria-hidden />
        </button>
      )}
    </li>
  );
}
