import { Meter } from '@/components/ui/meter';
import type { MemberRecipe } from '@/lib/contract/nutriai-recipes';
import {
  nutrientAmount,
  nutrientName,
  shareWords,
  sharesOf,
} from '@/lib/nutriai/client/recipes/recipe-words';
import { nutrients as names } from '@/lib/nutriai/engine/nutrients';
import styles from './recipe-nutrients.module.css';

interface RecipeNutrientsProps {
  /** Of the helping. */
  nutrients: MemberRecipe['nutrients'];
  /** What a day should give. */
  day: MemberRecipe['nutrients'];
}

/** What a helping gives of a day's need, what runs short in babies first. */
export function RecipeNutrients({ nutrients, day }: RecipeNutrientsProps) {
  const shares = sharesOf(nutrients, day);
  return (
    <div className={styles.meters}>
      {shares.map(({ code, amount, need, share }) => (
        <Meter
          key={code}
          name={nutrientName(code)}
          share={share}
          words={shareWords({ code, amount, need, share })}
        />
      ))}
      <details className={styles.more}>
        <summary>All nutrients</summary>
        <dl className={styles.all}>
          {(Object.keys(names) as (keyof typeof names)[]).flatMap((code) => {
            const amount = nutrients[code];
            return amount === undefined ? (
              []
            ) : (
              <div key={code}>
                <dt>{nutrientName(code)}</dt>
                <dd>{nutrientAmount(code, amount)}</dd>
              </div>
            );
          })}
        </dl>
      </details>
    </div>
  );
}
