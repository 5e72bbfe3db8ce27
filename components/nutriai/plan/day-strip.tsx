import { useEffect, useRef } from 'react';
import { dayOfMonth, fullDay, weekdayName } from '@/lib/nutriai/client/log/day-text';
import styles from './day-strip.module.css';

interface DayStripProps {
  dates: readonly string[];
  chosen: string;
  today: string;
  onChoose: (date: string) => void;
}

/** The days of a plan in a row for the thumb. */
export function DayStrip({ dates, chosen, today, onChoose }: DayStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = strip.current;
    const day = row?.querySelector<HTMLElement>('[aria-pressed="true"]');
    // Only the row moves, never the page.
    if (row && day) row.scrollLeft = day.offsetLeft - (row.clientWidth - day.clientWidth) / 2;
  }, [chosen]);
  if (dates.length < 2) return <p className={styles.only}>{fullDay(dates[0] ?? today)}</p>;
  return (
    <div ref={strip} role="group" aria-label="Day" className={styles.strip} data-days={dates.length}>
      {dates.map((date) => (
        <button
          key={date}
          type="button"
          className={styles.day}
          aria-pressed={date === chosen}
          aria-label={`${fullDay(date)}${date === today ? ', today' : ''}`}
          onClick={() => onChoose(date)}
        >
          <span className={styles.weekday}>{weekdayName(date)}</span>
          <span className={styles.number}>{dayOfMonth(date)}</span>
          <span className={date === today ? styles.dot : styles.noDot} />
        </button>
      ))}
    </div>
  );
}
