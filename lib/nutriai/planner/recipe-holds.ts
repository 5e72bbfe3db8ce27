import { foodById } from '../foods/food-list';
import { type Recipe, type RecipeIngredient } from '../recipes/recipe';
import { holdsNamed } from '../safety/holds-named';
import { itemOfFood } from '../safety/item-of-food';
import { customs } from '../safety/rules/food-families';
import { foodNameKey } from '../foods/food-name-key';

/** Whether a food of the list is or holds what words name ("pork", "citrus", "sweet potatoes", a food id), or may hold it. */
export function foodIsNamed(foodId: string, words: string): boolean {
  const food = foodById(foodId);
  if (!food || words.trim() === '') return false;
  if (food.id === words) return true;
  const named = customs[foodNameKey(words)] ?? [words];
  return named.some((each) => holdsNamed(each, itemOfFood(food)) !== null);
}

/** The ingredients of a recipe that words name. */
export function ingredientsNamed(recipe: Recipe, words: string): RecipeIngredient[] {
  return recipe.ingredients.filter(({ food }) => foodIsNamed(food, words));
}
