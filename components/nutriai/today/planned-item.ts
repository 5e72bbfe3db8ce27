import type { MealItem } from '@/lib/contract/nutriai-meals';
import type { PortionsAnswer } from '@/lib/contract/nutriai-portions';
import type { PlannedSlot } from '@/lib/nutriai/client/plans/next-planned';

/** A dish of the plan as it is logged: its portion of the recipe. */
export function plannedItem({
  recipe,
  title,
  grams,
}: Pick<PlannedSlot, 'recipe' | 'title' | 'grams'>): MealItem {
  return { food: null, recipe, text: null, name: title, amount: null, unit: null, grams };
}

/** A portion out of the fridge or the freezer as it is logged. */
export function storedItem({ recipe, title, grams }: PortionsAnswer): MealItem {
  return plannedItem({ recipe, title, grams });
}
