import type { MealPlanAnswer, PlanPlace } from '../../../contract/nutriai-plans';

/** A dish that was cooked. */
export interface CookedDish {
  recipe: string;
  title: string;
  /** Of one portion. */
  grams: number;
  portions: number;
}

/**
 * Returns the dish of a place in a plan, with as many portions as the plan eats of the batch; null where
 * there is none.
 */
export function cookedDishAt({ days }: Pick<MealPlanAnswer, 'days'>, place: PlanPlace): CookedDish | null {
  const slot = days.find(({ date }) => date === place.date)?.slots[place.slot];
  if (!slot || slot.recipe === null) return null;
  const { recipe, title, grams } = slot;
  const later = days
    .flatMap(({ slots }) => slots)
    .filter((each) => each.recipe === recipe && each.leftover_of === place.date);
  return { recipe, title, grams, portions: 1 + later.length };
}
