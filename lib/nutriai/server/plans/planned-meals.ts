import { type PlannedDayAnswer, type PlannedMeals, plannedMeals } from '../../../contract/nutriai-plans';
import type { MealPlan, PlannedDay } from '../../engine/planner/meal-plan';
import { toPlanJson } from '../../engine/planner/plan-json';

/** What the planner found, in the shape of the contract. A recipe's page is found by its id. */
export function toPlannedMeals(planned: MealPlan): PlannedMeals {
  const json = toPlanJson({
    ...planned,
    days: planned.days.map((day) => ({
      ...day,
      slots: day.slots.map((slot) => ({ ...slot, slug: slot.recipe })),
    })),
  });
  return plannedMeals.parse(json);
}

/** Days of a kept plan as the planner takes them. */
export function toPlannedDays(days: readonly PlannedDayAnswer[]): PlannedDay[] {
  return days.map(({ date, slots, totals, targets, food_groups }) => ({
    date,
    slots: slots.map(({ leftover_of, slug: _slug, ...slot }) => ({
      ...slot,
      ...(leftover_of !== undefined && { leftoverOf: leftover_of }),
    })),
    totals,
    targets,
    foodGroups: food_groups,
  }));
}
