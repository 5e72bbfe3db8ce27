import type { PlanChoices } from '../../../contract/nutriai-plans';
import type { FieldMessages } from '../../../platform/http/api-error';
import { foods } from '../../engine/foods/food-list';
import { foodIsNamed } from '../../engine/planner/recipe-holds';
import { recipeById } from '../../engine/recipes/recipe-list';
import { nearestTo, unknownText } from '../log/unknown-food';

/** What is wrong with the words of a plan, by field and index. */
export function wordProblems({
  pantry,
  exclude,
}: Pick<PlanChoices, 'pantry' | 'exclude'>): Record<'pantry' | 'exclude', FieldMessages> {
  return {
    pantry: unknownWords(pantry, { recipes: false }),
    exclude: unknownWords(exclude, { recipes: true }),
  };
}

/** Words of a plan that name no food, by index: left out in silence, "bananna" would be on the table. */
function unknownWords(words: readonly string[], { recipes }: { recipes: boolean }): FieldMessages {
  return Object.fromEntries(
    words.flatMap((each, index) => {
      if (recipes && recipeById(each)) return [];
      if (foods.some(({ id }) => foodIsNamed(id, each))) return [];
      return [[String(index), [unknownText(each, nearestTo(each))]]];
    }),
  );
}
