import { type Allergen } from '../child';
import { type WhoGroup } from '../foods/food';
import { type Meal, type Recipe } from '../recipes/recipe';
import { recipeFacts } from '../recipes/recipe-facts';
import { recipes } from '../recipes/recipe-list';
import { type Candidate, plannedNutrients } from './candidate';
import { type DaySlot } from './plan-request';
import { type PlanTargets, type PlannedNutrient } from './plan-targets';
import { type PortionSteps } from './portion-steps';
import { thingsToBuy } from './things-to-buy';
import { type Serving, type WeeklyProblem } from './weekly-problem';

const noNutrients = Object.fromEntries(plannedNutrients.map((code) => [code, 0])) as Record<
  PlannedNutrient,
  number
>;

/** Ten grams a step, from five steps to fifteen. */
export const tenGramSteps: PortionSteps = {
  stepG: 10,
  min: 5,
  max: 15,
  usual: 10,
  unit: null,
  stepsPerUnit: 1,
};

interface DishTraits extends Partial<Omit<Candidate, 'perGram' | 'portions' | 'recipe' | 'facts'>> {
  recipe?: Partial<Recipe>;
  meals?: readonly Meal[];
  perGram?: Partial<Record<PlannedNutrient, number>>;
  steps?: Partial<PortionSteps>;
  allergens?: readonly Allergen[];
}

/**
 * A dish of an invented recipe: one kcal a gram and nothing else, for lunch on any of fourteen days, in
 * portions of 50 to 150 g.
 */
export function dish(id: string, traits: DishTraits = {}): Candidate {
  const [any] = recipes;
  if (!any) throw new Error('There are no recipes.');
  const { recipe, meals = ['lunch'], perGram, steps, allergens = [], ...more } = traits;
  return {
    recipe: { ...any, id, title: id, meals, batch: { ...any.batch, fridgeDays: 0 }, ...recipe },
    facts: { ...recipeFacts(any), allergens },
    portions: Object.fromEntries(meals.map((meal) => [meal, { ...tenGramSteps, ...steps }])),
    allowed: Array.from({ length: 14 }, () => true),
    perGram: { ...noNutrients, energy_kcal: 1, ...perGram },
    groups: [],
    pantryShare: 0,
    limits: [],
    holds: { fortifiedCereal: false, fish: false },
    cerealKcal: 0,
    handsOn: 0,
    usualHandsOn: more.handsOn ?? 0,
    things: thingsToBuy({ ...any, ...recipe }, []),
    seldomFoods: 0,
    ...more,
  };
}

/** Every target at zero and no limit. */
export function noTargets(energyKcal: number): PlanTargets {
  return {
    energyKcal,
    targets: {
      protein_g: 0,
      fat_g: 0,
      iron_mg: 0,
      zinc_mg: 0,
      calcium_mg: 0,
      vitamin_a_ug: 0,
      vitamin_c_mg: 0,
      folate_ug: 0,
    },
    limits: { sodium_mg: Infinity, free_sugars_g: Infinity, retinol_ug: Infinity },
    milkGroups: [],
    all: {},
  };
}

/** The same slots on each of so many days. */
export function slotsOf(days: number, kinds: readonly Meal[]): DaySlot[] {
  return Array.from({ length: days }, (_, day) => kinds.map((kind, slot) => ({ day, slot, kind }))).flat();
}

/** A problem of one lunch of 100 kcal a day, without any wish. */
export function problemOf(
  candidates: readonly Candidate[],
  more: Partial<WeeklyProblem> & {
    dayCount?: number;
    kinds?: readonly Meal[];
    groups?: readonly WhoGroup[];
  } = {},
): WeeklyProblem {
  const { dayCount = 1, kinds = ['lunch'], groups, ...rest } = more;
  const enough: readonly WhoGroup[] = groups ?? [
    'breast_milk',
    'grains_roots_tubers',
    'pulses_nuts_seeds',
    'dairy',
    'eggs',
  ];
  return {
    days: Array.from({ length: dayCount }, (_, day) => day),
    slots: slotsOf(dayCount, kinds),
    candidates,
    targets: { ...noTargets(100 * kinds.length), milkGroups: enough },
    locked: [],
    around: [],
    introductions: [],
    tolerated: [],
    hasPantry: false,
    cookingMinutes: 35,
    mostCereal: 1,
    seed: 1,
    ...rest,
  };
}

/** A dish that stands fixed at lunch. */
export function lockedLunch(candidate: Candidate, day: number, grams = 100): Serving {
  return { slot: { day, slot: 0, kind: 'lunch' }, candidate, grams, locked: true };
}
