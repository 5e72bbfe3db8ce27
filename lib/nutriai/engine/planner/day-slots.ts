import { type Needs } from '../needs/needs-for';
import { type Meal } from '../recipes/recipe';
import { type PlanRequest } from './plan-request';

/** A helping above this is much for the age: then a snack more is planned, as far as the pattern of meals goes. */
const comfortableKcal = { '0-5': 0, '6-8': 130, '9-11': 160, '12-23': 200, '24-36': 240 } as const;
const mostMains = 3;

/**
 * The kinds of a day's slots, in their order. Without a wish: two meals at six months, three from seven, and
 * snacks by the WHO pattern, where milk feeds count among the meals of a child who is not breastfed.
 */
export function daySlots(needs: Needs, { mealsPerDay, snacks }: PlanRequest): Meal[] {
  const meals = mealsPerDay ?? (needs.ageMonths < 7 && needs.energy.fromFoodKcal < 300 ? 2 : mostMains);
  const mains = Math.min(meals, mostMains);
  return arranged(mains, meals - mains + (snacks ?? usualSnacks(needs, mains)));
}

function usualSnacks({ meals, energy, band }: Needs, mains: number): number {
  const least = meals.snacks.optional || band === '6-8' ? 0 : meals.snacks.min;
  const perSlot = energy.fromFoodKcal / (mains + least);
  return perSlot > comfortableKcal[band] ? meals.snacks.max : least;
}

function arranged(mains: number, snacks: number): Meal[] {
  const morning = Math.floor(snacks / 2);
  const afternoon = snacks - morning;
  const snack = (count: number): Meal[] => Array.from({ length: count }, () => 'snack');
  if (mains === 1) return [...snack(morning), 'lunch', ...snack(afternoon)];
  const dinner: Meal[] = mains > 2 ? ['dinner'] : [];
  return ['breakfast', ...snack(morning), 'lunch', ...snack(afternoon), ...dinner];
}
