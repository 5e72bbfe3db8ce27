import { Meter } from '@/components/ui/meter';
import type { CoveredNutrient } from '@/lib/contract/nutriai-today';
import styles from './nutrient-bar.module.css';

interface NutrientBarProps {
  nutrient: CoveredNutrient;
  isToday: boolean;
  /** Says what brings it, where little of it came. */
  isHelping: boolean;
  /** Weights in it were assumed. */
  isEstimated: boolean;
}

/** One nutrient on its way to the day's need. While the day goes on nothing is short yet. */
export function NutrientBar({ nutrient, isToday, isHelping, isEstimated }: NutrientBarProps) {
  const { name, have, need, unit, status, at_least: isAtLeast, helps } = nutrient;
  const isShort = status === 'low' && !isToday;
  const least = isAtLeast && status !== 'covered' ? 'at least ' : isEstimated ? 'about ' : '';
  // Three times a need is nothing to worry about, which "24 of 8 g" sounds like.
  const isEnough = have !== null && have >= need;
  const eaten = have === null ? 'not known' : `${least}${figure(have)}`;
  const amount =
    have === null ? eaten : isEnough ? `${eaten} ${unit}` : `${eaten} of ${figure(need)} ${unit} needed`;
  return (
    <div className={styles.nutrient}>
      <Meter
        name={name.charAt(0).toUpperCase() + name.slice(1)}
        share={have === null ? 0 : have / need}
        words={`${amount} · ${statusWords(status, isToday)}`}
        tone={status === 'covered' ? 'enough' : isShort ? 'short' : 'plain'}
      />
      {isHelping && helps !== null && <p className={styles.helps}>{helps}</p>}
    </div>
  );
}

function statusWords(status: CoveredNutrient['status'], isToday: boolean): string {
  if (status === 'covered') return 'covered';
  if (status === 'close') return 'nearly there';
  if (status === 'no_data') return 'not enough data';
  return isToday ? 'more to come' : 'short';
}

const figure = (value: number) =>
  value.toLocaleString('en-GB', { maximumFractionDigits: value < 10 ? 1 : 0 });
