import type { CoveredNutrient } from '@/lib/contract/nutriai-today';
import styles from './milk-and-food.module.css';

interface MilkAndFoodProps {
  energy: CoveredNutrient;
  isEstimated: boolean;
}

/** The energy of the day in its two parts. */
export function MilkAndFood({ energy, isEstimated }: MilkAndFoodProps) {
  const { have, need, from_milk: milk } = energy;
  const food = Math.max(0, (have ?? 0) - milk);
  const end = Math.max(need, have ?? 0);
  const width = (kcal: number) => `${(kcal / end) * 100}%`;
  return (
    <div className={styles.energy}>
      <p className={styles.label}>
        <span>Energy</span>
        <span className={styles.words}>{energyWords(Math.round(have ?? 0), Math.round(need))}</span>
      </p>
      <svg className={styles.bar} width="100%" height="14" aria-hidden>
        <rect className={styles.track} width="100%" height="14" rx="7" />
        <rect className={styles.milk} width={width(milk)} height="14" rx="7" />
        <rect className={styles.food} x={width(milk)} width={width(food)} height="14" rx="3" />
      </svg>
      <p className={styles.parts}>
        <span>
          <i className={styles.milkMark} aria-hidden /> Milk {Math.round(milk)} kcal
          {isEstimated && ', estimated for the whole day'}
        </span>
        <span>
          <i className={styles.foodMark} aria-hidden /> Food {Math.round(food)} kcal
        </span>
      </p>
    </div>
  );
}

/** What is enough does not stand against its need, which reads as far too much. */
function energyWords(have: number, need: number): string {
  return have >= need
    ? `about ${have} kcal, enough (${need} needed)`
    : `about ${have} of ${need} kcal needed`;
}
