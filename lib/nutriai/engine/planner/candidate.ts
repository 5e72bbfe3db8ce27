import { foodById } from '../foods/food-list';
import { amountsFor } from '../foods/composition-of';
import { type Food, type FoodFlag, type WhoGroup } from '../foods/food';
import { type Meal, type Recipe } from '../recipes/recipe';
import { recipeFacts, type RecipeFacts } from '../recipes/recipe-facts';
import { batchesFor, minutesOfBatches } from './batch-size';
import { limitedNutrients, type PlannedNutrient, targetNutrients } from './plan-targets';
import { portionSteps, type PortionSteps } from './portion-steps';
import { ingredientsNamed } from './recipe-holds';
import { seldomFoodsOf } from './seldom-foods';
import { thingsToBuy } from './things-to-buy';

/** A recipe that may stand in a plan, with what the models need of it. */
export interface Candidate {
  recipe: Recipe;
  facts: RecipeFacts;
  /** Portions by the kinds of meal that it suits. */
  portions: Partial<Record<Meal, PortionSteps>>;
  /** By day of the plan. */
  allowed: readonly boolean[];
  perGram: Readonly<Record<PlannedNutrient, number>>;
  groups: readonly WhoGroup[];
  /** Share of its weight that stands in the pantry. */
  pantryShare: number;
  /** Foods of which a week has few. */
  limits: readonly WeeklyLimit[];
  /** What a week has neither too little nor too much of. */
  holds: { fortifiedCereal: boolean; fish: boolean };
  /** Energy of a gram that fortified cereal gives. */
  cerealKcal: number;
  /** Minutes of standing at the stove for one batch. */
  handsOn: number;
  /** The same for usual helpings, two of a batch that keeps: of a small recipe more has to be made. */
  usualHandsOn: number;
  /** Foods that are bought for it. */
  things: readonly string[];
  /** Foods that are bought for few other dishes. */
  seldomFoods: number;
}

export const weeklyLimits = ['liver', 'oily_fish', 'limited_mercury', 'rice_cereal'] as const;
export type WeeklyLimit = (typeof weeklyLimits)[number];

/**
 * How often a week a food may be eaten. Liver and oily fish: NHS (the lower of two figures for oily fish);
 * canned tuna: FDA and EPA. Rice cereal: FDA and AAP name no number, only that it takes turns with oats,
 * barley and wheat: on three days of seven it does.
 */
export const mostAWeek: Readonly<Record<WeeklyLimit, number>> = {
  liver: 1,
  oily_fish: 2,
  limited_mercury: 1,
  rice_cereal: 3,
};

export const plannedNutrients: readonly PlannedNutrient[] = [
  'energy_kcal',
  ...targetNutrients,
  ...limitedNutrients,
];

/** Reckons a candidate; null when it suits none of the kinds of meal or no day. */
export function candidateOf(
  recipe: Recipe,
  {
    ageMonths,
    kinds,
    allowed,
    pantry,
  }: { ageMonths: number; kinds: ReadonlySet<Meal>; allowed: readonly boolean[]; pantry: readonly string[] },
): Candidate | null {
  const portions: Partial<Record<Meal, PortionSteps>> = {};
  for (const kind of recipe.meals) {
    const steps = kinds.has(kind) ? portionSteps(recipe, ageMonths, kind) : null;
    if (steps) portions[kind] = steps;
  }
  if (Object.keys(portions).length === 0 || !allowed.some(Boolean)) return null;
  const facts = recipeFacts(recipe);
  return {
    recipe,
    facts,
    portions,
    allowed,
    perGram: perGramOf(recipe, facts),
    groups: facts.groups,
    pantryShare: pantryShareOf(recipe, pantry),
    limits: weeklyLimits.filter((limit) => holdsLimited(recipe, limit)),
    holds: { fortifiedCereal: holdsFlag(recipe, 'iron_fortified'), fish: holdsFlag(recipe, 'fish') },
    cerealKcal: cerealKcalPerGram(recipe),
    handsOn: recipe.activeMinutes ?? recipe.minutes,
    usualHandsOn: usualHandsOn(recipe, portions),
    things: thingsToBuy(recipe, pantry),
    seldomFoods: seldomFoodsOf(recipe),
  };
}

/** Minutes for as many batches as the helpings of a kind of meal take, two where the dish keeps for another day. */
function usualHandsOn(recipe: Recipe, portions: Candidate['portions']): number {
  const helping = Math.max(...Object.values(portions).map(({ usual, stepG }) => usual * stepG));
  const eaten = helping * (recipe.batch.fridgeDays > 0 ? 2 : 1);
  return minutesOfBatches(recipe.activeMinutes ?? recipe.minutes, batchesFor(recipeFacts(recipe), eaten));
}

/** An amount that was not measured adds nothing: a target is never met by a guess. */
function perGramOf(recipe: Recipe, { per100G }: RecipeFacts): Record<PlannedNutrient, number> {
  const amounts = Object.fromEntries(
    plannedNutrients.map((code) => [code, code === 'free_sugars_g' ? 0 : (per100G[code] ?? 0) / 100]),
  ) as Record<PlannedNutrient, number>;
  return { ...amounts, free_sugars_g: freeSugarsPerGram(recipe) };
}

/** Sugars of the ingredients that are free sugars or hold added ones. */
export function freeSugarsPerGram(recipe: Recipe): number {
  const sugars = recipe.ingredients.reduce((sum, { food: id, grams, state }) => {
    const food = foodById(id);
    const free = food?.flags.some((flag) => flag === 'added_sugar' || flag === 'free_sugar') ?? false;
    return sum + (food && free ? (amountsFor(food, grams, state)?.sugars_g ?? grams) : 0);
  }, 0);
  return sugars / recipeFacts(recipe).batchG;
}

function cerealKcalPerGram(recipe: Recipe): number {
  const kcal = recipe.ingredients.reduce((sum, { food: id, grams, state }) => {
    const food = foodById(id);
    const isCereal = food?.flags.includes('iron_fortified') === true;
    return sum + (isCereal ? (amountsFor(food, grams, state)?.energy_kcal ?? 0) : 0);
  }, 0);
  return kcal / recipeFacts(recipe).batchG;
}

function holdsFlag({ ingredients }: Recipe, flag: FoodFlag): boolean {
  return ingredients.some(({ food: id }) => foodById(id)?.flags.includes(flag) === true);
}

function holdsLimited(recipe: Recipe, limit: WeeklyLimit): boolean {
  return recipe.ingredients.some(({ food: id }) => {
    const food = foodById(id);
    return food !== undefined && isLimited(food, limit);
  });
}

function isLimited({ flags }: Food, limit: WeeklyLimit): boolean {
  if (limit === 'rice_cereal') return flags.includes('rice') && flags.includes('iron_fortified');
  return flags.includes(limit);
}

function pantryShareOf(recipe: Recipe, pantry: readonly string[]): number {
  if (pantry.length === 0) return 0;
  const grams = ingredientsNamed(recipe, pantry).reduce((sum, ingredient) => sum + ingredient.grams, 0);
  return grams / recipeFacts(recipe).batchG;
}
