import type { RecipeIngredientAnswer } from '@/lib/contract/nutriai-recipes';
import { listedAmount } from '@/lib/nutriai/client/recipes/recipe-words';
import { useKitchenWords } from './use-kitchen-words';
import styles from './ingredient-list.module.css';

interface IngredientListProps {
  ingredients: readonly RecipeIngredientAnswer[];
  /** How many times the batch. */
  factor: number;
}

/** What goes in, with amounts as one weighs them and in kitchen measures as they were written. */
export function IngredientList({ ingredients, factor }: IngredientListProps) {
  const say = useKitchenWords();
  return (
    <ul className={styles.lines}>
      {ingredients.map((ingredient, index) => {
        const { amount, how } = listedAmount(ingredient, factor);
        return (
          <li key={index}>
            <span className={styles.name}>{ingredient.name}</span>
            <span className={styles.grams}>{say(amount)}</span>
            <span className={styles.how}>{say(how)}</span>
          </li>
        );
      })}
    </ul>
  );
}
