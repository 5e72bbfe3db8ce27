import { ChevronLeft, ChevronRight } from 'lucide-react';
import { daysAfter } from '@/lib/nutriai/client/plans/calendar';
import { dayInWords, dayName } from '@/lib/nutriai/client/log/day-time';
import styles from './day-bar.module.css';

interface DayBarProps {
  date: string;
  today: string;
  birthDate: string;
  onChange: (date: string) => void;
}

/** Which day is shown, and the way to the one before. */
export function DayBar({ date, today, birthDate, onChange }: DayBarProps) {
  const name = dayName(date, today);
  const words = dayInWords(date);
  // A button that is disabled loses the focus: the last step back to today must not.
  const isFirst = date <= birthDate;
  const isLast = date >= today;
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.step}
        aria-label="The day before"
        aria-disabled={isFirst}
        onClick={() => !isFirst && onChange(daysAfter(date, -1))}
      >
        <ChevronLeft size={24} aria-hidden />
      </button>
      <p className={styles.day} role="status">
        {name !== words && <strong>{name}</strong>}
        <span>{words}</span>
      </p>
      <button
        type="button"
        className={styles.step}
        aria-label="The day after"
        aria-disabled={isLast}
        onClick={() => !isLast && onChange(daysAfter(date, 1))}
      >
        <ChevronRight size={24} aria-hidden />
      </button>
    </div>
  );
}
