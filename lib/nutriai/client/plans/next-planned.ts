import type { MealPlanSummary } from '../../../contract/nutriai-plans';
import type { MealKind } from '../log/meal-words';
import { firstTastesOf } from './plan-words';

export type PlannedSlot = MealPlanSummary['days'][number]['slots'][number] & {
  recipe: string;
  /** Allergens that the child meets in it for the first time. */
  firstTastes?: readonly string[];
};

/** The hour until which a meal may be the next one. */
const lasts: Readonly<Record<Exclude<MealKind, 'milk'>, number>> = {
  breakfast: 11,
  lunch: 15.5,
  snack: 18,
  dinner: 24,
};

/** The plan's dishes of a day that may be eaten: not those that turned out unsafe since. */
export function plannedOn(plan: MealPlanSummary | undefined, date: string): PlannedSlot[] {
  const slots = plan?.days.find((day) => day.date === date)?.slots ?? [];
  // A phone may hold a plan from before the list told them.
  const introductions = plan?.introductions ?? [];
  return slots.flatMap((slot) =>
    slot.recipe !== null && slot.verdict !== 'block'
      ? [{ ...slot, recipe: slot.recipe, firstTastes: firstTastesOf(introductions, { date, ...slot }) }]
      : [],
  );
}

/** The first of them that is neither logged nor past; null when the day's are done. */
export function nextPlanned(
  slots: readonly PlannedSlot[],
  logged: readonly MealKind[],
  now: Date,
): PlannedSlot | null {
  const open = [...logged];
  const left = slots.filter(({ kind }) => {
    const index = open.indexOf(kind);
    if (index >= 0) open.splice(index, 1);
    return index < 0;
  });
  const hour = now.getHours() + now.getMinutes() / 60;
  return left.find(({ kind }) => hour < lasts[kind]) ?? null;
}
