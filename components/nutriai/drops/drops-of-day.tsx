import { isDueOn } from '@/lib/contract/drop-words';
import type { DayDose } from '@/lib/nutriai/client/log/day-entries';
import { DropRow, GivenRow } from './drop-row';
import type { DropOfDay } from './use-drops';
import styles from './drops.module.css';

interface DropsOfDayProps {
  list: readonly DropOfDay[];
  /** Given on the day of what is no longer on the list. */
  others: readonly DayDose[];
  date: string;
  onLog: (drop: DropOfDay) => void;
  /** How a dose is deleted; undefined where it may not be. */
  deletionOf: (dose: DayDose) => (() => void) | undefined;
}

/** The drops and medicines that are due on a day or were given on it. */
export function DropsOfDay({ list, others, date, onLog, deletionOf }: DropsOfDayProps) {
  const shown = list.filter(
    (drop) => drop.weekdays.length === 0 || isDueOn(drop, date) || drop.doses.length > 0,
  );
  return (
    <>
      {list.length > 0 && shown.length === 0 && <p className={styles.hint}>Nothing is due on this day.</p>}
      {(shown.length > 0 || others.length > 0) && (
        <ul className={styles.list}>
          {shown.map((drop) => (
            <DropRow key={drop.id} drop={drop} date={date} onLog={() => onLog(drop)} onDelete={deletionOf} />
          ))}
          {others.map((dose) => (
            <GivenRow key={dose.id} dose={dose} onDelete={deletionOf(dose)} />
          ))}
        </ul>
      )}
    </>
  );
}
