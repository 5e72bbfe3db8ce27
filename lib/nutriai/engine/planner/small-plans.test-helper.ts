import { allergens, type Child, type IntroducedAllergen } from '../child';
import { recipes } from '../recipes/recipe-list';
import { type MealPlan } from './meal-plan';
import { plan } from './plan';
import { type PlanRequest } from './plan-request';
import { solverHere } from './solver-here.test-helper';

export const startDate = '2026-11-23';

/** Every allergen, met long before the plan. */
export const allMet: readonly IntroducedAllergen[] = allergens.map((code) => ({
  code,
  date: '2026-06-01',
  reaction: 'none',
}));

export const toddler: Child = {
  ageMonths: 14,
  sex: 'female',
  feeding: 'none',
  introducedAllergens: allMet,
};

/** A plan of one day for a toddler to whom nothing is new, with only these dishes. */
export function requestWith(ids: readonly string[], more: Partial<PlanRequest> = {}): PlanRequest {
  const exclude = recipes.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
  return { child: toddler, startDate, days: 1, seed: 1, exclude, ...more };
}

export async function smallPlan(request: PlanRequest): Promise<MealPlan> {
  const result = await plan(request, solverHere());
  if ('refused' in result) throw new Error(result.why);
  return result;
}
