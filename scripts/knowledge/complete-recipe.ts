import type { WrittenRecipe } from '@/lib/nutriai/engine/knowledge/schemas/recipes';
import { type Recipe, reheatingWords } from '@/lib/nutriai/engine/recipes/recipe';

/** A recipe as the engine reads it, with what may be left out when it is written. */
export function completeRecipe(recipe: WrittenRecipe): Recipe {
  return {
    ...recipe,
    ingredients: recipe.ingredients.map(({ preparation = '', ...ingredient }) => ({
      ...ingredient,
      preparation,
    })),
    batch: { ...recipe.batch, reheating: reheatingWords[recipe.batch.reheating] },
  };
}
