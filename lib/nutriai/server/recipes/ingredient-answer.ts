import type { RecipeIngredientAnswer } from '../../../contract/nutriai-recipes';
import { foodById } from '../../engine/foods/food-list';
import { ingredientLine } from '../../engine/recipes/ingredient-line';
import { isCounted, type StoredIngredient } from './stored-recipe';

/** An ingredient of a family's recipe as the contract shows it. */
export function ingredientAnswer(ingredient: StoredIngredient): RecipeIngredientAnswer {
  const { food, grams, household, state, line } = ingredient;
  return {
    food,
    name: nameOf(food),
    grams,
    household,
    preparation: line === null ? ingredientLine(ingredient).toDo : ingredient.preparation,
    state,
    line,
    is_counted: isCounted(ingredient),
  };
}

/** What people call a food. */
export function nameOf(food: string): string {
  return foodById(food)?.name ?? food;
}
