import { InEnglish } from '@/components/content/english/in-english';
import type { NutrientShare } from '@/lib/content/reading/foods/nutrient-shares';
import { capitalised } from '@/lib/nutriai/engine/capitalised';
import { amountInWords } from './amount-in-words';
import styles from './nutrient-shares.module.css';

/** Shares of a day's need, drawn and in figures. */
export function NutrientShares({ shares }: { shares: readonly NutrientShare[] }) {
  return (
    <ul className={styles.shares}>
      {shares.map((share) => (
        <Share key={share.code} {...share} />
      ))}
    </ul>
  );
}

function Share({ name, amount, unit, share }: NutrientShare) {
  const percent = Math.round(share * 100);
  return (
    <li>
      <span className={styles.label}>
        <span>
          <InEnglish>{capitalised(name)}</InEnglish>
        </span>
        <span>
          {percent}% <span className={styles.amount}>({amountInWords(amount, unit)})</span>
        </span>
      </span>
      <svg className={styles.bar} width="100%" height="10" aria-hidden="true">
        <rect className={styles.track} width="100%" height="10" rx="5" />
        <rect className={styles.fill} width={`${Math.min(100, percent)}%`} height="10" rx="5" />
      </svg>
    </li>
  );
}
