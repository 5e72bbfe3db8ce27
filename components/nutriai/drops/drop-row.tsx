import { X } from 'lucide-react';
import { EntryState } from '@/components/nutriai/today/entry-state';
import { Button } from '@/components/ui/button';
import { isDueOn } from '@/lib/contract/drop-words';
import { missedText, scheduleText, stockText, streakText } from '@/lib/nutriai/client/drops/drop-text';
import { givenText } from '@/lib/nutriai/client/drops/given-text';
import type { DayDose } from '@/lib/nutriai/client/log/day-entries';
import type { DropOfDay } from './use-drops';
import styles from './drops.module.css';

interface DropRowProps {
  drop: DropOfDay;
  date: string;
  onLog: () => void;
  /** How a dose is deleted; undefined where it may not be. */
  onDelete: (dose: DayDose) => (() => void) | undefined;
}

/** Drops or a medicine of the list: what was given, what is due, what is left. */
export function DropRow({ drop, date, onLog, onDelete }: DropRowProps) {
  const { name, amount, day, doses } = drop;
  const isGiven = doses.length > 0;
  // Without a network the answer may be of an earlier day.
  const isOfDate = day.date === date;
  const streak = isOfDate ? day.streak_before + (isGiven && isDueOn(drop, date) ? 1 : 0) : 0;
  const facts = [scheduleText(drop), streakText(drop, streak)].filter(Boolean);
  const hints = [isOfDate ? missedText(day.missed, date) : '', stockText(drop.doses_left)].filter(Boolean);
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <div className={styles.words}>
          <p className={styles.name}>
            {name}
            {amount !== '' && <span className={styles.amount}>, {amount}</span>}
          </p>
          <p className={styles.hint}>{facts.join(' · ')}</p>
        </div>
        <Button
          variant="quiet"
          className={styles.log}
          aria-label={isGiven ? `Log ${name} again` : `Log ${name}`}
          onClick={onLog}
        >
          {isGiven ? 'Again' : 'Log it'}
        </Button>
      </div>
      {doses.map((dose) => (
        <Given key={dose.id} dose={dose} onDelete={onDelete(dose)} />
      ))}
      {hints.length > 0 && <p className={styles.hint}>{hints.join(' ')}</p>}
    </li>
  );
}

interface GivenProps {
  dose: DayDose;
  onDelete: (() => void) | undefined;
}

/** What was given of something that is no longer on the list. */
export function GivenRow({ dose, onDelete }: GivenProps) {
  return (
    <li className={styles.item}>
      <p className={styles.name}>
        {dose.name}
        {dose.amount !== '' && <span className={styles.amount}>, {dose.amount}</span>}
      </p>
      <Given dose={dose} onDelete={onDelete} />
    </li>
  );
}

function Given({ dose, onDelete }: GivenProps) {
  const words = givenText(dose);
  return (
    <div className={styles.given}>
      <p>{words}.</p>
      {onDelete && (
        <button
          type="button"
          className={styles.remove}
          aria-label={`Delete: ${dose.name}, ${words}`}
          onClick={onDelete}
        >
          <X size={18} aria-hidden />
        </button>
      )}
      <EntryState write={dose.write} />
    </div>
  );
}
