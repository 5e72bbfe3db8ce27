import type { Allergen, Child } from '../../../engine/child';
import { foodNameKey } from '../../../engine/foods/food-name-key';
import type { Food } from '../../../engine/foods/food';
import { foodById } from '../../../engine/foods/food-list';
import type { NutrientCode } from '../../../engine/nutrients';
import type { DishKind, Recipe, RecipeTag } from '../../../engine/recipes/recipe';
import { filterRecipes } from '../../../engine/recipes/filter-recipes';
import { recipeVerdict } from '../../../engine/recipes/recipe-verdict';
import type { MealWish } from '../meal-wish';

const lastRecipeMonths = 36;

/** What dishes are chosen by. */
export interface DishWish {
  child: Child;
  foods: readonly Food[];
  excluded: readonly Food[];
  excludedAllergens: readonly Allergen[];
  /** The words of a dish as they are looked up. */
  words: string;
  tags: readonly RecipeTag[];
  richIn: NutrientCode | undefined;
  wish: MealWish;
}

/** What had to be given up to find a dish. */
export type GivenUp = 'meal' | 'dish' | 'minutes' | 'fridge';

/** Dishes of the library, and how far they meet a wish. */
export interface Fitting {
  recipes: readonly Recipe[];
  /** Foods of the wish that none of them has. */
  isExact: boolean;
  givenUp: readonly GivenUp[];
}

/** Dishes of the library that this child may have. The gate is asked about each for this very child. */
export function suitableRecipes(among: readonly Recipe[], child: Child, count: number): Recipe[] {
  const found: Recipe[] = [];
  for (const recipe of byTurns(among)) {
    if (found.length === count) break;
    if (recipeVerdict(recipe, child).verdict !== 'block') found.push(recipe);
  }
  return found;
}

/** Dishes for this age before those of younger babies, who need everything smooth. */
const nearestAgeFirst = (among: readonly Recipe[]) =>
  among.toSorted((a, b) => b.ageFromMonths - a.ageFromMonths);

/** The first of each kind of dish, then the second of each, and so on. */
function byTurns(among: readonly Recipe[]): Recipe[] {
  const seen = new Map<string, number>();
  const turns = nearestAgeFirst(among).map((recipe) => {
    const turn = seen.get(recipe.kind) ?? 0;
    seen.set(recipe.kind, turn + 1);
    return { recipe, turn };
  });
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ recipe }) => recipe);
}

/** What is given up, in this order, where no dish meets all. */
const yielding: readonly (readonly GivenUp[])[] = [
  [],
  ['meal'],
  ['fridge'],
  ['meal', 'dish'],
  ['meal', 'dish', 'fridge', 'minutes'],
];

/** Returns the dishes that meet a wish best. What is left out, the age and the diet are never given up. */
export function fittingRecipes(wish: DishWish, count: number): Fitting {
  for (const givenUp of yielding) {
    const candidates = candidatesFor(wish, new Set(givenUp));
    const found = withMostFoods(candidates, wish, count);
    if (found.recipes.length > 0) return { ...found, givenUp: givenUp.filter((each) => isAsked(each, wish)) };
  }
  return { recipes: [], isExact: false, givenUp: [] };
}

function isAsked(each: GivenUp, { wish, words }: DishWish): boolean {
  if (each === 'meal') return wish.meal !== null;
  if (each === 'minutes') return wish.minutes !== null;
  if (each === 'dish') return wish.kinds.length > 0 || words !== '';
  return isCold(wish);
}

/** A dish that goes along and is eaten as it is. */
const isCold = ({ isPacked, hasNoFridge }: MealWish) => isPacked || hasNoFridge;

function candidatesFor(
  { child, excluded, excludedAllergens, words, tags, richIn, wish }: DishWish,
  givenUp: ReadonlySet<GivenUp>,
): Recipe[] {
  const { meal, minutes, kinds } = wish;
  const isDishKept = !givenUp.has('dish');
  return filterRecipes({
    ageMonths: Math.min(child.ageMonths, lastRecipeMonths),
    ...(meal !== null && !givenUp.has('meal') && { meal }),
    ...(minutes !== null && !givenUp.has('minutes') && { maxMinutes: minutes }),
    ...(richIn && { richIn }),
    ...(child.diet && { diet: child.diet }),
    ...(words !== '' && kinds.length === 0 && isDishKept && { q: words }),
    excludeAllergens: excludedAllergens,
  }).filter(
    (recipe) =>
      !excluded.some(({ id }) => holds(recipe, id)) &&
      tags.every((tag) => recipe.tags.includes(tag)) &&
      (kinds.length === 0 || !isDishKept || kinds.includes(recipe.kind)) &&
      (!wish.isCake || isSweet(recipe)) &&
      (!isCold(wish) || givenUp.has('fridge') || isPackable(recipe)),
  );
}

/** In place of a cake nobody wants a fish pie. */
const isSweet = ({ meals }: Recipe) => meals.includes('snack') && !meals.includes('dinner');

/** What is eaten cold from a box, in the hand. */
const packable: ReadonlySet<DishKind> = new Set([
  'pancakes',
  'muffins',
  'bake',
  'patties',
  'fritters',
  'flatbread',
  'finger_food',
  'toast',
  'pasta',
]);

const isPackable = ({ kind, tags }: Recipe) => packable.has(kind) || tags.includes('no_cook');

/** Dishes with all of the foods, else those with the most of them. */
function withMostFoods(candidates: readonly Recipe[], { foods, child }: DishWish, count: number) {
  const counted = candidates.map((recipe) => ({
    recipe,
    has: foods.filter((food) => holdsKin(recipe, food)).length,
  }));
  for (let least = foods.length; least >= Math.min(1, foods.length); least -= 1) {
    const among = counted.filter(({ has }) => has >= least).map(({ recipe }) => recipe);
    const recipes = suitableRecipes(among, child, count);
    if (recipes.length > 0) return { recipes, isExact: least === foods.length };
  }
  return { recipes: [], isExact: false };
}

/** Whether a recipe has this food among its ingredients. */
export const holds = ({ ingredients }: Recipe, id: string): boolean =>
  ingredients.some(({ food }) => food === id);

/** "Lentils" are met by red lentils, and chicken by a thigh; oat milk is no oats. */
export function holdsKin(recipe: Recipe, food: Food): boolean {
  if (holds(recipe, food.id)) return true;
  const key = foodNameKey(food.name).split(' ');
  return recipe.ingredients.some(({ food: id }) => {
    const other = foodById(id);
    if (other === undefined || other.group !== food.group) return false;
    const name = foodNameKey(other.name).split(' ');
    return key.every((word) => name.includes(word)) || name.every((word) => key.includes(word));
  });
}
