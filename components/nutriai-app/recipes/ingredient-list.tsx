import type { RecipeIngredientAnswer } from '@/lib/contract/nutriai-recipes';
import { figure, gramsInWords } from '@/lib/nutriai-client/recipe-words';
import styles from './ingredient-list.module.css';

interface IngredientListProps {
  ingredients: readonly RecipeIngredientAnswer[];
  /** How many times the batch. */
  factor: number;
}

/** What goes in, by weight as it is eaten and in kitchen measures as they were written. */
export function IngredientList({ ingredients, factor }: IngredientListProps) {
  return (
    <ul className={styles.lines}>
      {ingredients.map((ingredient, index) => (
        <li key={index}>
          <span className={styles.name}>{ingredient.name}</span>
          <span className={styles.grams}>{gramsInWords(ingredient.grams * factor)}</span>
          <span className={styles.how}>{howWords(ingredient, factor)}</span>
        </li>
      ))}
    </ul>
  );
}

/** "2 tbsp, rinsed", or of another batch "1.5 × 2 tbsp, rinsed". */
function howWords({ household, preparation, line, grams }: RecipeIngredientAnswer, factor: number): string {
  const written = line ?? [household, preparation].filter((words) => words !== '').join(', ');
  const isWeight = line === null && household === `${grams} g`;
  if (isWeight) return preparation;
  return factor === 1 || written === '' || grams < 1 ? written : `${figure(factor)} × ${written}`;
}
