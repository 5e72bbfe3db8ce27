import type { Food } from './food';
import type { ServingStep } from './food-serving';

/**
 * How to serve a food to a child of `ageMonths` (completed months); null when it is not given at that age,
 * and for milks before 6 months, when there are no meals.
 */
export function servingAt(food: Food, ageMonths: number): ServingStep | null {
  if (food.fromMonths === null || ageMonths < food.fromMonths) return null;
  return food.serving.findLast((step) => step.fromMonths <= ageMonths) ?? null;
}
