import { ChevronRight } from 'lucide-react';
import styles from './entry-row.module.css';

interface EntryHeadProps {
  title: string;
  time: string;
  /** What was in it. */
  detail?: string;
  /** How much of it was eaten, and who wrote it. */
  facts: readonly string[];
  onOpen?: () => void;
}

/** What and when; a button where there is something to change. */
export function EntryHead({ title, time, detail = '', facts, onOpen }: EntryHeadProps) {
  const words = (
    <>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
        {facts.length > 0 && <span className={styles.facts}>{facts.join(' · ')}</span>}
      </span>
      <span className={styles.time}>{time}</span>
      {onOpen && <ChevronRight size={18} aria-hidden className={styles.arrow} />}
    </>
  );
  if (!onOpen) return <div className={styles.head}>{words}</div>;
  return (
    <button type="button" className={styles.head} onClick={onOpen}>
      {words}
    </button>
  );
}
