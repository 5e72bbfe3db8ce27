import { type Allergen } from '../child';
import { type Food, type FoodGroup } from '../foods/food';
import { findFoods } from '../foods/find-foods';
import { foodById } from '../foods/food-list';
import { groupGrams } from '../recipes/recipe-facts';
import { recipeById } from '../recipes/recipe-list';
import { portionGrams } from '../recipes/recipe-portion';
import { type NotCounted, notCountedOf, type ServedFood, type ServedItem } from './eaten-food';
import { type LogItem, type OwnRecipe } from './log';

const nearestCount = 3;

/** Words that name nothing we know, with what they may mean. */
export function unknownItem(text: string): ServedItem {
  const nearest = findFoods(text, { limit: nearestCount }).map(({ food }) => food.id);
  return { foods: [], allergens: [], notCounted: [{ text, reason: 'unknown_food', nearest }], name: text };
}

const batchGrams = ({ ingredients }: OwnRecipe) => ingredients.reduce((sum, { grams }) => sum + grams, 0);

/** What of a batch was served, by weight or by servings; null where the log does not say. */
function loggedGrams(recipe: OwnRecipe, { grams, amount, unit = 'serving' }: LogItem): number | null {
  if (grams !== undefined) return grams;
  if (amount === undefined) return null;
  if (unit === 'g') return amount;
  return unit === 'serving' ? (amount * batchGrams(recipe)) / recipe.servings : null;
}

function usualGrams(recipe: OwnRecipe, ageMonths: number): number {
  const known = recipeById(recipe.id);
  return (known && portionGrams(known, ageMonths)) ?? batchGrams(recipe) / recipe.servings;
}

interface Part {
  ingredient: OwnRecipe['ingredients'][number];
  food: Food;
}

/** Groups of which a serving holds more than a condiment's amount. */
function countedGroups(parts: readonly Part[], servings: number): Set<FoodGroup> {
  const grams = new Map<FoodGroup, number>();
  for (const { food, ingredient } of parts)
    grams.set(food.group, (grams.get(food.group) ?? 0) + ingredient.grams / servings);
  return new Set([...grams].flatMap(([group, each]) => (each >= groupGrams ? [group] : [])));
}

/**
 * A recipe of the family or of the library as foods and weights. The weight is as logged, by servings, or
 * else the portion that is usual at the age. A pinch for flavour is not missed in the figures.
 */
export function readRecipeItem(
  id: string,
  item: LogItem,
  { ageMonths, own }: { ageMonths: number; own: readonly OwnRecipe[] },
): ServedItem {
  const recipe: OwnRecipe | undefined = own.find((each) => each.id === id) ?? recipeById(id);
  if (!recipe) return unknownItem(id);
  const logged = loggedGrams(recipe, item);
  const factor = (logged ?? usualGrams(recipe, ageMonths)) / batchGrams(recipe);
  const parts: Part[] = [];
  const missed: NotCounted[] = [];
  for (const ingredient of recipe.ingredients) {
    const food = foodById(ingredient.food);
    if (food) parts.push({ ingredient, food });
    else missed.push(...unknownItem(ingredient.food).notCounted);
  }
  const groups = countedGroups(parts, recipe.servings);
  const foods = parts.map(({ ingredient, food }): ServedFood => ({
    food,
    grams: ingredient.grams * factor,
    ...(ingredient.state && { state: ingredient.state }),
    isDrink: false,
    counts: !ingredient.trace && groups.has(food.group),
  }));
  parts.forEach(({ ingredient, food }, index) => {
    const served = foods[index];
    if (served && !ingredient.trace) missed.push(...notCountedOf(served, food.name));
  });
  const allergens = new Set<Allergen>(parts.flatMap(({ food }) => food.allergens));
  return {
    foods,
    allergens: [...allergens],
    notCounted: missed,
    name: recipe.title,
    ...(logged === null && { isUsualPortion: true as const }),
  };
}
