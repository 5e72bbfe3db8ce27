import { Info, TriangleAlert } from 'lucide-react';
import type { MealCaution } from '@/lib/contract/nutriai-meal-check';
import type { MealVerdict } from '@/lib/nutriai/client/log/check-meal';
import styles from './meal-cautions.module.css';

/**
 * What speaks against a meal: a line for each food, with what to change. Said politely, for nothing has
 * happened yet.
 */
export function MealCautions({ verdict }: { verdict: MealVerdict | null }) {
  const cautions = verdict?.cautions ?? [];
  return (
    <div role="status" className={styles.region}>
      {cautions.length > 0 && <CautionList cautions={cautions} />}
      {verdict?.by === 'names' && (
        <p className={styles.how}>
          The server didn’t answer, so we looked up the name only. Totals are shown on Today once the meal is
          saved.
        </p>
      )}
    </div>
  );
}

/** The lines alone. */
export function CautionList({ cautions }: { cautions: readonly MealCaution[] }) {
  return (
    <ul className={styles.list}>
      {cautions.map(({ level, rule, food_name: name, message, instead }) => (
        <li key={`${rule} ${name}`} className={`${styles.line} ${level === 'stop' ? styles.stop : ''}`}>
          {level === 'stop' ? <TriangleAlert size={20} aria-hidden /> : <Info size={20} aria-hidden />}
          <div>
            <p>
              {name !== '' && <strong>{name}: </strong>}
              {message}
            </p>
            <p className={styles.instead}>{instead}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
