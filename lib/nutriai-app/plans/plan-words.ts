import type { FieldMessages } from '../../http/api-error';
import { foods } from '../../nutriai/foods/food-list';
import { foodIsNamed } from '../../nutriai/planner/recipe-holds';
import { recipeById } from '../../nutriai/recipes/recipe-list';
import { nearestTo, unknownText } from '../unknown-food';

/** Words of a plan that name no food, by index: left out in silence, "bananna" would be on the table. */
export function unknownWords(words: readonly string[], { recipes }: { recipes: boolean }): FieldMessages {
  return Object.fromEntries(
    words.flatMap((each, index) => {
      if (recipes && recipeById(each)) return [];
      if (foods.some(({ id }) => foodIsNamed(id, each))) return [];
      return [[String(index), [unknownText(each, nearestTo(each))]]];
    }),
  );
}
