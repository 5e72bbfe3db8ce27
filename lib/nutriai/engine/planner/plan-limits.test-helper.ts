import { amountsFor } from '../foods/composition-of';
import { foodById } from '../foods/food-list';
import { type Recipe } from '../recipes/recipe';
import { recipeFacts } from '../recipes/recipe-facts';
import { recipeById } from '../recipes/recipe-list';
import { type MealPlan, type PlannedSlot } from './meal-plan';
import { type PlanRequest } from './plan-request';

/** What a plan promises a family who cooks it, beside what the child needs. */
export const planLimits = [
  'baby rice at breakfast',
  'cereal at breakfast',
  'one kind of breakfast',
  'energy from cereal',
  'fish',
  'liver',
  'oily fish',
  'leftovers',
  'minutes',
  'things to buy',
] as const;
export type PlanLimit = (typeof planLimits)[number];

export interface LimitOfWeek {
  limit: PlanLimit;
  /** Of the week, in the unit of the limit. */
  have: number;
  isKept: boolean;
  /** The plan's own note on it, where it is not kept. */
  note: string | undefined;
}

interface Dish {
  slot: PlannedSlot;
  recipe: Recipe;
}

const dishIn = (slot: PlannedSlot): Dish[] => {
  const recipe = slot.recipe === null ? undefined : recipeById(slot.recipe);
  return recipe ? [{ slot, recipe }] : [];
};

const holds = (flag: string) => (dish: Dish) =>
  dish.recipe.ingredients.some(({ food }) => foodById(food)?.flags.some((each) => each === flag));

/** Of 100 kcal of food, the most that may come from infant cereal, from so many months on. */
const cerealShares = [
  [18, 0.15],
  [12, 0.2],
  [9, 0.3],
  [0, 0.4],
] as const;

/** Of a share, by whole household steps. */
const rounding = 0.01;

function kcalOfCereal({ recipe, slot }: Dish): number {
  const batch = recipe.ingredients.reduce((sum, { food: id, grams, state }) => {
    const food = foodById(id);
    return food?.flags.includes('iron_fortified')
      ? sum + (amountsFor(food, grams, state)?.energy_kcal ?? 0)
      : sum;
  }, 0);
  return (batch * slot.grams) / recipeFacts(recipe).batchG;
}

/** Days of the plan that are one week of shopping: ten days are two of five. */
function weeksOf({ days }: MealPlan): MealPlan['days'][] {
  const count = Math.ceil(days.length / 7);
  const length = Math.ceil(days.length / count);
  return Array.from({ length: count }, (_, week) => days.slice(week * length, (week + 1) * length));
}

/** How each week of a plan stands to what a family was promised; locked dishes are the family's own wish. */
export function limitsOf(plan: MealPlan, request: PlanRequest): LimitOfWeek[] {
  return weeksOf(plan).flatMap((days) => limitsOfWeek(days, plan, request));
}

function limitsOfWeek(days: MealPlan['days'], plan: MealPlan, request: PlanRequest): LimitOfWeek[] {
  const all = days.flatMap(({ slots }) => slots).flatMap(dishIn);
  const dishes = all.filter(({ slot }) => !slot.locked);
  const breakfasts = dishes.filter(({ slot }) => slot.kind === 'breakfast');
  const fair = Math.max(1, Math.floor(days.length * 0.45));
  const noteOn = (words: RegExp) => plan.notes.find((note) => words.test(note));
  const limit = (name: PlanLimit, have: number, most: number, said: RegExp): LimitOfWeek => ({
    limit: name,
    have,
    isKept: have <= most,
    note: noteOn(said),
  });
  const cereal = breakfasts.filter(holds('iron_fortified'));
  const kinds = breakfasts.map(({ recipe }) => recipe.kind);
  const energy = all.reduce((sum, { slot }) => sum + (slot.nutrients.energy_kcal ?? 0), 0);
  const { ageMonths } = request.child;
  const [, mostCereal] = cerealShares.find(([from]) => ageMonths >= from) ?? [0, 1];
  const fish = all.filter(holds('fish')).length;
  const isFishKept = fish >= 1 && (fish <= 2 || !dishes.some(holds('fish')));
  const minutes = days.map(({ slots }) => minutesOf(slots));
  const leftovers = dishes.filter(({ slot }) => slot.leftoverOf !== undefined).length;
  return [
    limit('baby rice at breakfast', cereal.filter(holds('rice')).length, fair, /cereal at \d+ breakfasts/),
    limit('cereal at breakfast', cereal.length, fair, /cereal at \d+ breakfasts/),
    limit(
      'one kind of breakfast',
      Math.max(0, ...kinds.map((kind) => kinds.filter((each) => each === kind).length)),
      fair,
      /Breakfasts of .* alike/,
    ),
    limit(
      'energy from cereal',
      all.reduce((sum, dish) => sum + kcalOfCereal(dish), 0) / Math.max(1, energy),
      mostCereal + rounding,
      /cereal/,
    ),
    ...(eatsFish(request) && days.length >= 5
      ? [{ ...limit('fish', fish, 2, /fish/i), isKept: isFishKept }]
      : []),
    limit('liver', dishes.filter(holds('liver')).length, 1, /liver/),
    limit('oily fish', dishes.filter(holds('oily_fish')).length, 2, /oily fish/),
    ...(days.length >= 5
      ? [{ ...limit('leftovers', leftovers, 0, /leftover/), isKept: leftovers >= 2 }]
      : []),
    limit('minutes', Math.max(...minutes), request.cookingMinutes ?? 35, /minutes of cooking/),
    limit('things to buy', thingsOf(dishes, plan), 25, /things to buy/),
  ];
}

function eatsFish({ child }: PlanRequest): boolean {
  const { diet = 'omnivore', allergies = [], introducedAllergens = [] } = child;
  const reacted = introducedAllergens.some(({ code, reaction }) => code === 'fish' && reaction !== 'none');
  return (diet === 'omnivore' || diet === 'pescatarian') && !allergies.includes('fish') && !reacted;
}

function minutesOf(slots: readonly PlannedSlot[]): number {
  return slots.reduce((sum, { recipe: id, leftoverOf, batches = 1 }) => {
    const recipe = id === null || leftoverOf !== undefined ? undefined : recipeById(id);
    return sum + Math.round((recipe?.activeMinutes ?? recipe?.minutes ?? 0) * (0.8 + 0.2 * batches));
  }, 0);
}

/** Foods of these dishes that the list has to buy, spices and oils aside. */
function thingsOf(dishes: readonly Dish[], { shoppingList }: MealPlan): number {
  const eaten = new Set(dishes.flatMap(({ recipe }) => recipe.ingredients.map(({ food }) => food)));
  return shoppingList.filter(({ food, inPantry, cupboard }) => eaten.has(food) && !inPantry && !cupboard)
    .length;
}
