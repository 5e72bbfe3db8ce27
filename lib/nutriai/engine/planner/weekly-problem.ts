import { type Allergen } from '../child';
import { type Meal } from '../recipes/recipe';
import { type Candidate } from './candidate';
import { type Loss } from './losses-of';
import { type DaySlot } from './plan-request';
import { type PlanTargets } from './plan-targets';

/** A dish in a slot. */
export interface Serving {
  slot: DaySlot;
  candidate: Candidate;
  grams: number;
  locked: boolean;
}

/** Up to seven days that are solved together. Days are counted from the first of the plan. */
export interface WeeklyProblem {
  days: readonly number[];
  /** What is free to fill. */
  slots: readonly DaySlot[];
  candidates: readonly Candidate[];
  targets: PlanTargets;
  /** What stands fixed in these days. */
  locked: readonly Serving[];
  /** What was served in the days before, and what stands fixed after these. */
  around: readonly Serving[];
  introductions: readonly { allergen: Allergen; day: number }[];
  /** Allergens that the child has eaten well before: good to keep up. */
  tolerated: readonly Allergen[];
  hasPantry: boolean;
  /** Minutes of standing in the kitchen that a day bears. */
  cookingMinutes: number;
  /** What the quickest dishes of the first day take, on which all of them are cooked. */
  leastOnFirstDay?: number;
  /** Share of the energy that infant cereal may give at the child's age. */
  mostCereal: number;
  /** Whether a breakfast or a snack may come a third time in the week. */
  hasThirdTimes?: boolean;
  seed: number;
}

/** Kinds of slots that take the same dishes. Lunch and dinner are one: most dishes suit both. */
export type Pool = 'breakfast' | 'main' | 'snack';

export const poolOf: Record<Meal, Pool> = {
  breakfast: 'breakfast',
  lunch: 'main',
  dinner: 'main',
  snack: 'snack',
};

/** What is chosen for the week, before it has a day. */
export interface WeeklyChoice {
  candidate: Candidate;
  pool: Pool;
  grams: number;
}

/** A dish comes at most so often in any seven days. */
const mostUsesAWeek = { usual: 2, lightMeal: 3 } as const;

/**
 * How often a dish of some kinds of meals may come in any seven days. The same snack or breakfast a third time is what
 * families do where that spares them things to buy; no lunch or dinner comes so often.
 */
export function mostUsesOf(
  { hasThirdTimes }: Pick<WeeklyProblem, 'hasThirdTimes'>,
  meals: readonly Meal[],
): number {
  const isLight = hasThirdTimes === true && meals.some((meal) => poolOf[meal] !== 'main');
  return isLight ? mostUsesAWeek.lightMeal : mostUsesAWeek.usual;
}

/** A first taste is met early in the day, when a reaction would be seen. */
export function isDaytime(kind: Meal): boolean {
  return kind !== 'dinner';
}

/** The slots that a dish can stand in. */
export function slotsFor({ recipe, portions, allowed }: Candidate, slots: readonly DaySlot[]): DaySlot[] {
  return slots.filter(
    ({ day, kind }) => recipe.meals.includes(kind) && portions[kind] !== undefined && allowed[day] === true,
  );
}

/** A week as it was solved. */
export interface SolvedWeek {
  problem: WeeklyProblem;
  servings: readonly Serving[];
  /** What the shortest list of things to buy that was found would lose; empty where it is the one of this week. */
  shorterListLoses: readonly Loss[];
  objective: number;
  gap: number;
}
