import type { RecipeIngredientAnswer } from '../../../contract/nutriai-recipes';
import { foodById } from '../../engine/foods/food-list';
import { ingredientLine } from '../../engine/recipes/ingredient-line';
import { isCounted, type StoredIngredient } from './stored-recipe';

/** A member edits the line, which is then all that the gate reads of it: what a step says stays in it too. */
const unsaid = { ingredients: [], steps: [] };

/** An ingredient of a family's recipe as the contract shows it. */
export function ingredientAnswer(ingredient: StoredIngredient): RecipeIngredientAnswer {
  const { food, grams, household, state, line } = ingredient;
  return {
    food,
    name: nameOf(food),
    grams,
    household,
    preparation: line === null ? ingredientLine(ingredient, unsaid).toDo : ingredient.preparation,
    state,
    line,
    is_counted: isCounted(ingredient),
  };
}

/** What people call a food. */
export function nameOf(food: string): string {
  return foodById(food)?.name ?? food;
}
