import { type Allergen, type Diet } from '../child';
import { foodById } from '../foods/food-list';
import { foodNameKey } from '../foods/food-name-key';
import { type NutrientCode } from '../nutrients';
import { type Meal, type Recipe } from './recipe';
import { recipeFacts } from './recipe-facts';
import { recipes } from './recipe-list';
import { isRichIn } from './recipe-portion';

/** What is asked of recipes; all of it must hold. */
export interface RecipeFilter {
  /** Completed months. */
  ageMonths?: number;
  meal?: Meal;
  /** Also leaves out dishes whose ingredients may contain it by their labels. */
  excludeAllergens?: readonly Allergen[];
  diet?: Diet;
  /** A significant share of the day's need in a portion; at the first age of the recipe where no age is asked. */
  richIn?: NutrientCode;
  maxMinutes?: number;
  /** Words that all stand in the title, cuisine, kind or ingredients. */
  q?: string;
}

/** Recipes that fit, in the order of the list. By default out of the whole library. */
export function filterRecipes(filter: RecipeFilter, among: readonly Recipe[] = recipes): Recipe[] {
  const words = foodNameKey(filter.q ?? '')
    .split(' ')
    .filter((word) => word !== '');
  return among.filter(
    (recipe) =>
      fitsAge(recipe, filter) &&
      (filter.meal === undefined || recipe.meals.includes(filter.meal)) &&
      (filter.maxMinutes === undefined || recipe.minutes <= filter.maxMinutes) &&
      isFreeOf(recipe, filter.excludeAllergens ?? []) &&
      fitsDiet(recipe, filter.diet ?? 'omnivore') &&
      (filter.richIn === undefined ||
        isRichIn(recipe, filter.richIn, filter.ageMonths ?? recipe.ageFromMonths)) &&
      hasWords(recipe, words),
  );
}

function fitsAge({ ageFromMonths }: Recipe, { ageMonths }: RecipeFilter): boolean {
  return ageMonths === undefined || ageFromMonths <= ageMonths;
}

function isFreeOf(recipe: Recipe, excluded: readonly Allergen[]): boolean {
  const { allergens, mayContain } = recipeFacts(recipe);
  return !excluded.some((code) => allergens.includes(code) || mayContain.includes(code));
}

function fitsDiet(recipe: Recipe, diet: Diet): boolean {
  return diet === 'omnivore' || recipeFacts(recipe).diet[diet];
}

const searchText = new WeakMap<Recipe, string>();

function hasWords(recipe: Recipe, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = searchText.get(recipe) ?? textOf(recipe);
  searchText.set(recipe, text);
  return words.every((word) => text.includes(` ${word}`));
}

function textOf({ title, cuisine, kind, ingredients }: Recipe): string {
  const names = ingredients.flatMap(({ food: id }) => {
    const food = foodById(id);
    return food ? [food.name, ...food.synonyms] : [];
  });
  return [title, cuisine, kind, ...names]
    .map((text) => ` ${foodNameKey(text.replaceAll('_', ' '))}`)
    .join('');
}
