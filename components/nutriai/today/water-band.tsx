import type { WaterDayTotal } from '@/lib/contract/nutriai-water';
import { type UnitSystem, volumeText } from '@/lib/nutriai/client/units';
import styles from './water-band.module.css';

interface WaterBandProps {
  totalMl: number;
  /** Of `totalMl`. */
  withMealsMl: number;
  band: WaterDayTotal;
  units: UnitSystem;
}

/** What was drunk beside the usual range of the age; the words say all that the drawing does. */
export function WaterBand({ totalMl, withMealsMl, band, units }: WaterBandProps) {
  const { target, warn_above_ml: warnAboveMl } = band;
  const ofMeals = withMealsMl > 0 && `${volumeText(withMealsMl, units)} of it with meals.`;
  if (target === null) return ofMeals && <p className={styles.words}>{ofMeals}</p>;
  const { min_ml: min, max_ml: max } = target;
  const end = max * 1.25;
  const part = (ml: number) => `${Math.min(100, (ml / end) * 100)}%`;
  const isAbove = totalMl > warnAboveMl;
  return (
    <div className={styles.band}>
      <svg className={styles.bar} width="100%" height="14" aria-hidden>
        <rect className={styles.track} y="2" width="100%" height="10" rx="5" />
        <rect className={styles.usual} x={part(min)} y="2" width={part(max - min)} height="10" />
        <rect
          className={isAbove ? styles.above : styles.drunk}
          y="2"
          width={part(totalMl)}
          height="10"
          rx="5"
        />
      </svg>
      <p className={isAbove ? styles.warning : styles.words}>
        {[
          isAbove
            ? `More than usual: above about ${volumeText(warnAboveMl, units)} water replaces milk and food.`
            : wordsFor(totalMl, min),
          ofMeals,
          !isAbove && `Usual at this age: ${volumeText(min, units)} to ${volumeText(max, units)} a day.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
}

/** Less than the range asks for nothing: milk and food bring most of it. */
function wordsFor(totalMl: number, min: number): string {
  if (totalMl === 0) return 'None yet.';
  return totalMl < min ? 'Less than usual so far, which is fine.' : 'Within the usual range.';
}
