import type { RecipeIngredientAnswer } from '@/lib/contract/nutriai-recipes';
import { gramsInWords, kitchenWords } from '@/lib/nutriai/client/recipes/recipe-words';
import styles from './ingredient-list.module.css';

interface IngredientListProps {
  ingredients: readonly RecipeIngredientAnswer[];
  /** How many times the batch. */
  factor: number;
}

/** The weight that is counted: of what cooks, as it is eaten. */
function weightWords({ grams, state }: RecipeIngredientAnswer, factor: number): string {
  const isCooked = state !== null && cookedStates.has(state);
  return `${gramsInWords(grams * factor)}${isCooked ? ' cooked' : ''}`;
}

const cookedStates: ReadonlySet<string> = new Set([
  'boiled',
  'cooked',
  'baked',
  'fried',
  'stewed',
  'roasted',
  'grilled',
  'scrambled',
]);

/** What goes in, by weight as it is eaten and in kitchen measures as they were written. */
export function IngredientList({ ingredients, factor }: IngredientListProps) {
  return (
    <ul className={styles.lines}>
      {ingredients.map((ingredient, index) => (
        <li key={index}>
          <span className={styles.name}>{ingredient.name}</span>
          <span className={styles.grams}>{weightWords(ingredient, factor)}</span>
          <span className={styles.how}>{kitchenWords(ingredient, factor)}</span>
        </li>
      ))}
    </ul>
  );
}
