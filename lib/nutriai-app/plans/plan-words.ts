import type { FieldMessages } from '../../http/api-error';
import { findFoods } from '../../nutriai/foods/find-foods';
import { foods } from '../../nutriai/foods/food-list';
import { foodIsNamed } from '../../nutriai/planner/recipe-holds';
import { recipeById } from '../../nutriai/recipes/recipe-list';

const nearestCount = 3;

/** Words of a plan that name no food, by index: left out in silence, "bananna" would be on the table. */
export function unknownWords(words: readonly string[], { recipes }: { recipes: boolean }): FieldMessages {
  return Object.fromEntries(
    words.flatMap((each, index) => {
      if (recipes && recipeById(each)) return [];
      if (foods.some(({ id }) => foodIsNamed(id, each))) return [];
      return [[String(index), [unknownText(each)]]];
    }),
  );
}

function unknownText(words: string): string {
  const near = findFoods(words, { limit: nearestCount }).map(({ food }) => food.name);
  const what = `"${words}" is not a known food.`;
  return near.length === 0 ? `${what} Try a simpler name.` : `${what} Did you mean ${near.join(', ')}?`;
}
