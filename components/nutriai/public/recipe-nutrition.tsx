import type { RecipePage } from '@/lib/content/reading/recipes/recipe-page';
import { AmountTable } from './amount-table';
import { NutrientShares } from './nutrient-shares';
import styles from './recipe-nutrition.module.css';

/** What one serving gives: drawn as shares of a day’s need, and in figures. */
export function RecipeNutrition({ page: { recipe, servingG, shares, amounts } }: { page: RecipePage }) {
  return (
    <section aria-labelledby="nutrition">
      <h2 id="nutrition">Nutrients in a serving</h2>
      <p className={styles.basis}>
        {servingG} g, compared with a child’s daily needs {dayWords(recipe.ageFromMonths)}, including milk.
        Calculated from the ingredients. It is fine to eat less.
      </p>
      <NutrientShares shares={shares} />
      <AmountTable caption={`In figures, for one serving of ${servingG} g`} amounts={amounts} />
    </section>
  );
}

function dayWords(ageMonths: number): string {
  return ageMonths < 12 ? 'at 6 to 11 months' : 'at 1 to 3 years';
}
