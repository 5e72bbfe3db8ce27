import { ChevronRight } from 'lucide-react';
import styles from './entry-row.module.css';

interface EntryHeadProps {
  title: string;
  time: string;
  detail: string;
  onOpen?: () => void;
}

/** What and when; a button where there is something to change. */
export function EntryHead({ title, time, detail, onOpen }: EntryHeadProps) {
  const words = (
    <>
      <span className={styles.words}>
        <span className={styles.title}>
          {title} <span className={styles.time}>{time}</span>
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {onOpen && <ChevronRight size={20} aria-hidden className={styles.arrow} />}
    </>
  );
  if (!onOpen) return <div className={styles.head}>{words}</div>;
  return (
    <button type="button" className={styles.head} onClick={onOpen}>
      {words}
    </button>
  );
}
