import { type Child } from '../child';
import { type Meal } from '../recipes/recipe';

/** A dish that stays where it is while the rest of a plan is solved. */
export interface Lock {
  /** `YYYY-MM-DD`, a day of the plan. */
  date: string;
  /** Position of the slot in its day, from 0. */
  slot: number;
  /** Recipe id. */
  recipe: string;
  /** Without it, the usual portion. */
  grams?: number;
}

/** What a plan is asked for. */
export interface PlanRequest {
  /** Aged as on the first day. */
  child: Child;
  /** First day, `YYYY-MM-DD`. */
  startDate: string;
  /** 1 to 14. */
  days: number;
  /** Main meals a day, 1 to 5; the fourth and fifth are small, as snacks are. By default what is usual for the age. */
  mealsPerDay?: number;
  /** Snacks a day, 0 to 3. */
  snacks?: number;
  /** Foods to use first: ids or words ("sweet potatoes"). */
  pantry?: readonly string[];
  /** Most minutes of a dish from Monday to Friday. */
  maxMinutes?: number;
  /** Minutes of standing in the kitchen that a day bears; a batch that is left over takes none. 35 by default. */
  cookingMinutes?: number;
  /** Recipe ids, or foods as ids or words, that are not wanted in this plan. */
  exclude?: readonly string[];
  locks?: readonly Lock[];
  /** Another seed, another plan; the same seed, the same plan. */
  seed?: number;
  signal?: AbortSignal;
}

/** One place of a day where something is eaten. */
export interface DaySlot {
  /** Days after the first. */
  day: number;
  /** Position in its day, from 0. */
  slot: number;
  kind: Meal;
}

export const longestPlanDays = 14;
export const usualCookingMinutes = 35;

/**
 * Checks what no plan can be made of.
 * @throws RangeError that names the field
 */
export function checkPlanRequest(request: PlanRequest): void {
  const { days, mealsPerDay, snacks, maxMinutes, cookingMinutes, seed } = request;
  checkWhole('days', days, [1, longestPlanDays]);
  checkWhole('mealsPerDay', mealsPerDay, [1, 5]);
  checkWhole('snacks', snacks, [0, 3]);
  checkWhole('cookingMinutes', cookingMinutes, [1, 24 * 60]);
  checkWhole('seed', seed, [0, 2 ** 31 - 1]);
  if (maxMinutes !== undefined && !(maxMinutes > 0)) {
    throw new RangeError(`maxMinutes is above 0, not ${maxMinutes}.`);
  }
}

function checkWhole(
  name: string,
  value: number | undefined,
  [min, max]: readonly [min: number, max: number],
): void {
  if (value === undefined) return;
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new RangeError(`${name} is a whole number from ${min} to ${max}, not ${value}.`);
  }
}
