import type { MealItem } from '@/lib/contract/nutriai-meals';
import type { PlannedSlot } from '@/lib/nutriai/client/plans/next-planned';

/** A dish of the plan as it is logged: its portion of the recipe. */
export function plannedItem({ recipe, title, grams }: PlannedSlot): MealItem {
  return { food: null, recipe, text: null, name: title, amount: null, unit: null, grams };
}
