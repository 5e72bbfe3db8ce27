import { type Food, type FoodGroup } from '../foods/food';
import { foodById, idsOfClass } from '../foods/food-list';
import { recipeById } from '../recipes/recipe-list';
import { type Aisle, aisles } from './aisles';
import { type MealPlan, type PlannedDay } from './meal-plan';
import { foodIsNamedIn } from './recipe-holds';
import { type ShopAmount, shopAmount, sumOfAmounts, timesAmount } from './shop-amount';

export interface ShoppingItem {
  /** Food id. */
  food: string;
  name: string;
  aisle: Aisle;
  /** For whole batches, as the recipes are written or made half as large again, to a whole gram. */
  grams: number;
  /** The same as a shop sells it: pieces, tins, grams dry or raw. */
  buy: readonly ShopAmount[];
  /** Spices and oils, which most kitchens have. */
  cupboard: boolean;
  /** Recipe ids that it is for. */
  recipes: readonly string[];
  /** The parent said that it is at home. */
  inPantry: boolean;
}

const aisleOfGroup: Record<FoodGroup, Aisle> = {
  breast_milk: 'other',
  grains_roots_tubers: 'bread_and_cereals',
  pulses_nuts_seeds: 'pulses_nuts_and_seeds',
  dairy: 'dairy_and_eggs',
  flesh_foods: 'meat_and_fish',
  eggs: 'dairy_and_eggs',
  vita_fruits_veg: 'fruit_and_vegetables',
  other_fruits_veg: 'fruit_and_vegetables',
  fats_oils: 'oils_and_fats',
  other: 'other',
};

const vegetableIds = idsOfClass('roots-tubers');
const herbIds = idsOfClass('herbs-spices');

/** Where in a shop a food is found: roots lie with the vegetables, though they count as starchy food. */
export function aisleOf({ id, group, flags }: Food): Aisle {
  if (vegetableIds.has(id)) return 'fruit_and_vegetables';
  if (herbIds.has(id)) return 'herbs_and_spices';
  if (flags.includes('plant_drink')) return 'dairy_and_eggs';
  return aisleOfGroup[group];
}

const cupboardAisles: ReadonlySet<Aisle> = new Set(['herbs_and_spices', 'oils_and_fats']);

/** Whether most kitchens have a food: spices and oils. */
export function isCupboardFood(food: Food): boolean {
  return cupboardAisles.has(aisleOf(food));
}

/**
 * What to buy for a plan, merged by food: each time a dish is cooked as many batches as are eaten of it, nothing
 * for leftovers, and no water.
 */
export function shoppingList(plan: Pick<MealPlan, 'days'>, pantry: readonly string[] = []): ShoppingItem[] {
  const items = new Map<string, ShoppingItem>();
  for (const { recipe: id, batches } of cooked(plan.days)) {
    const recipe = recipeById(id);
    for (const ingredient of recipe?.ingredients ?? []) {
      const { food: foodId, grams } = ingredient;
      const food = foodById(foodId);
      if (!food || food.flags.includes('water')) continue;
      const known = items.get(foodId);
      items.set(foodId, {
        food: foodId,
        name: food.name,
        aisle: aisleOf(food),
        grams: (known?.grams ?? 0) + grams * batches,
        buy: sumOfAmounts([...(known?.buy ?? []), timesAmount(shopAmount(ingredient), batches)]),
        cupboard: isCupboardFood(food),
        recipes: [...new Set([...(known?.recipes ?? []), id])],
        inPantry: known?.inPantry ?? foodIsNamedIn(pantry, foodId),
      });
    }
  }
  return [...items.values()]
    .map((item) => ({ ...item, grams: Math.round(item.grams) }))
    .sort((a, b) => aisles.indexOf(a.aisle) - aisles.indexOf(b.aisle) || compareNames(a.name, b.name));
}

/** Code-unit order: the same on every machine, whatever its language. */
function compareNames(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function cooked(days: readonly PlannedDay[]): { recipe: string; batches: number }[] {
  return days.flatMap(({ slots }) =>
    slots.flatMap(({ recipe, leftoverOf, batches = 1 }) =>
      recipe === null || leftoverOf !== undefined ? [] : [{ recipe, batches }],
    ),
  );
}
