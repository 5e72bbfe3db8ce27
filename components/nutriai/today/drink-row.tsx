import { Droplet } from 'lucide-react';
import type { DayDrink } from '@/lib/nutriai/client/log/day-entries';
import { writerWords } from '@/lib/nutriai/client/log/meal-words';
import { clockText } from '@/lib/nutriai/client/shown-english';
import { type UnitSystem, volumeText } from '@/lib/nutriai/client/units';
import { EntryHead } from './entry-head';
import { EntryState } from './entry-state';
import styles from './entry-row.module.css';

interface DrinkRowProps {
  drink: DayDrink;
  units: UnitSystem;
  /** Undefined where somebody else's entry may not be changed. */
  onOpen: (() => void) | undefined;
}

export function DrinkRow({ drink, units, onOpen }: DrinkRowProps) {
  const { drunk_at, amount_ml, made_by, write } = drink;
  return (
    <li className={styles.row}>
      <span className={styles.water}>
        <Droplet size={20} aria-hidden />
      </span>
      <div className={styles.body}>
        <EntryHead
          title={`Water, ${volumeText(amount_ml, units)}`}
          time={clockText(drunk_at)}
          facts={made_by ? [writerWords(made_by)] : []}
          onOpen={onOpen}
        />
        <EntryState write={write} onCorrect={onOpen} />
      </div>
    </li>
  );
}
