import { useEffect } from 'react';
import useSWR from 'swr';
import type { MealAnswer } from '@/lib/contract/nutriai-meals';
import type { MealPlanSummary } from '@/lib/contract/nutriai-plans';
import { onSettled } from '@/lib/nutriai/client/log/replay-log';

const noMeals: readonly MealAnswer[] = [];

/** The meals before, whatever their day: what may be logged again. */
export function useEarlierMeals(baby: string): readonly MealAnswer[] {
  const { data, mutate } = useSWR<{ results: MealAnswer[] }, unknown>(
    `/api/nutriai/meals?baby=${baby}&page_size=60`,
  );
  useEffect(
    () =>
      onSettled((write) => {
        if (write === null || (write.baby === baby && write.log === 'meals')) void mutate();
      }),
    [baby, mutate],
  );
  return data?.results ?? noMeals;
}

/** The plan that begins last. Without one, or without an answer, the day goes on. */
export function useLatestPlan(baby: string | null): MealPlanSummary | undefined {
  const path = baby === null ? null : `/api/nutriai/meal-plans?baby=${baby}&page_size=1`;
  const { data } = useSWR<{ results: MealPlanSummary[] }, unknown>(path, { shouldRetryOnError: false });
  return data?.results[0];
}
