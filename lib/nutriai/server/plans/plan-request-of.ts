import type { PlanChoices } from '../../../contract/nutriai-plans';
import type { Child } from '../../engine/child';
import type { Lock, PlanRequest } from '../../engine/planner/plan-request';

/** What the planner is asked for. */
export function planRequestOf(
  choices: PlanChoices,
  { child, startDate, locks = [] }: { child: Child; startDate: string; locks?: readonly Lock[] },
): PlanRequest {
  const { days, meals_per_day, snacks, pantry, max_minutes, cooking_minutes, exclude, seed } = choices;
  return {
    child,
    startDate,
    days,
    ...(meals_per_day !== null && { mealsPerDay: meals_per_day }),
    ...(snacks !== null && { snacks }),
    ...(max_minutes !== null && { maxMinutes: max_minutes }),
    cookingMinutes: cooking_minutes,
    pantry,
    exclude,
    locks,
    seed,
  };
}
