import { usePortions } from '@/components/nutriai/portions/use-portions';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { isBeforeSolids } from '@/lib/nutriai/client/babies/before-solids';
import { plannedOn } from '@/lib/nutriai/client/plans/next-planned';
import { useEarlierMeals, useLatestPlan } from './use-earlier';

/** What a meal of the day may be chosen from: the plan, the fridge and the freezer, and the meals before. */
export function useMealChoices(baby: BabyAnswer, date: string) {
  const earlier = useEarlierMeals(baby.id);
  const portions = usePortions(baby.id);
  const plan = useLatestPlan(isBeforeSolids(baby) ? null : baby.id);
  return { earlier, portions, planned: plannedOn(plan, date) };
}

export type MealChoices = ReturnType<typeof useMealChoices>;
