import { useState } from 'react';
import type { MealPlanRequest } from '@/lib/contract/nutriai-plans';
import { cookingMinutesAtMost } from '@/lib/contract/plan-words';

export const mealCounts = ['1', '2', '3', '4', '5'] as const;
export const snackCounts = ['0', '1', '2', '3'] as const;
export const recipeMinutes = ['15', '20', '30', '45'] as const;
export const cookingMinutes = ['20', '35', '60'] as const;

/** What is wished of a plan, as it is chosen in the form. */
export interface PlanWishes {
  start: string;
  days: number;
  meals: 'usual' | (typeof mealCounts)[number];
  snacks: 'usual' | (typeof snackCounts)[number];
  /** Of the longest recipe. */
  minutes: 'any' | (typeof recipeMinutes)[number];
  /** Of work in the kitchen a day. */
  cooking: 'any' | (typeof cookingMinutes)[number];
  pantry: readonly string[];
  exclude: readonly string[];
}

/** The wishes for a plan, which begin with a usual week. */
export function usePlanWishes(start: string) {
  const [wishes, setWishes] = useState<PlanWishes>({
    start,
    days: 7,
    meals: 'usual',
    snacks: 'usual',
    minutes: 'any',
    cooking: '35',
    pantry: [],
    exclude: [],
  });
  const change = (patch: Partial<PlanWishes>) => setWishes((latest) => ({ ...latest, ...patch }));
  return { wishes, change };
}

/** The wishes as they are sent. */
export function planRequestOf(wishes: PlanWishes, baby: string): Omit<MealPlanRequest, 'seed'> {
  return {
    baby,
    start_date: wishes.start,
    days: wishes.days,
    meals_per_day: numberOrNull(wishes.meals),
    snacks: numberOrNull(wishes.snacks),
    max_minutes: numberOrNull(wishes.minutes),
    cooking_minutes: numberOrNull(wishes.cooking) ?? cookingMinutesAtMost,
    grown_ups: 0,
    pantry: [...wishes.pantry],
    exclude: [...wishes.exclude],
  };
}

function numberOrNull(value: string): number | null {
  return /^\d+$/.test(value) ? Number(value) : null;
}
