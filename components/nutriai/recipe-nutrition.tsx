import type { NutrientShare, RecipePage } from '@/lib/content/recipe-page';
import { capitalised } from '@/lib/nutriai/capitalised';
import styles from './recipe-nutrition.module.css';

/** What one serving gives: drawn as shares of a day’s need, and in figures. */
export function RecipeNutrition({ page: { recipe, servingG, shares, amounts } }: { page: RecipePage }) {
  return (
    <section aria-labelledby="nutrition">
      <h2 id="nutrition">What a serving gives</h2>
      <p className={styles.basis}>
        {servingG} g, against what a child needs in a day {dayWords(recipe.ageFromMonths)}, milk included.
        Worked out from the ingredients; eating less is fine.
      </p>
      <ul className={styles.shares}>
        {shares.map((share) => (
          <Share key={share.code} {...share} />
        ))}
      </ul>
      <table className={styles.table}>
        <caption className={styles.caption}>In figures, for one serving of {servingG} g</caption>
        <tbody>
          {amounts.map(({ code, name, amount, unit }) => (
            <tr key={code}>
              <th scope="row">{capitalised(name)}</th>
              <td>
                {rounded(amount)} {unit}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Share({ name, amount, unit, share }: NutrientShare) {
  const percent = Math.round(share * 100);
  return (
    <li>
      <span className={styles.label}>
        <span>{capitalised(name)}</span>
        <span>
          {percent} % <span className={styles.amount}>({`${rounded(amount)} ${unit}`})</span>
        </span>
      </span>
      <svg className={styles.bar} width="100%" height="10" aria-hidden="true">
        <rect className={styles.track} width="100%" height="10" rx="5" />
        <rect className={styles.fill} width={`${Math.min(100, percent)}%`} height="10" rx="5" />
      </svg>
    </li>
  );
}

function dayWords(ageMonths: number): string {
  return ageMonths < 12 ? 'at 6 to 11 months' : 'at 1 to 3 years';
}

/** Two figures that count: more than that no kitchen scale can tell. */
function rounded(amount: number): string {
  if (amount >= 10) return String(Math.round(amount));
  return String(Number(amount.toPrecision(2)));
}
