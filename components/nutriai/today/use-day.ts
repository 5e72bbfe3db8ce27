import { useEffect, useMemo } from 'react';
import useSWR, { type KeyedMutator } from 'swr';
import type { MealAnswer } from '@/lib/contract/nutriai-meals';
import type { TodayAnswer } from '@/lib/contract/nutriai-today';
import type { WaterAnswer, WaterDayTotal } from '@/lib/contract/nutriai-water';
import { drinksOfDay, mealsOfDay } from '@/lib/nutriai/client/log/day-entries';
import { timeZone } from '@/lib/nutriai/client/log/day-time';
import { onSettled } from '@/lib/nutriai/client/log/replay-log';
import { useLogWrites } from '@/lib/nutriai/client/log/use-log-writes';
import { withAnswer } from './with-answer';

interface List<Entry> {
  results: Entry[];
}

type WaterList = List<WaterAnswer> & { totals: WaterDayTotal[] };

/** Many entries may arrive at once after a dead network: what they add up to is asked for when they are through. */
const sumAfterMs = 400;

/** A day of a baby: the entries, with what is not saved yet among them, and what the server makes of the day. */
export function useDay(baby: string, date: string) {
  const zone = encodeURIComponent(timeZone());
  const days = `baby=${baby}&from=${date}&to=${date}&time_zone=${zone}&page_size=100`;
  const meals = useSWR<List<MealAnswer>, unknown>(`/api/nutriai/meals?${days}`);
  const water = useSWR<WaterList, unknown>(`/api/nutriai/water-intake?${days}`);
  const summary = useSWR<TodayAnswer, unknown>(
    `/api/nutriai/baby-profiles/${baby}/today?date=${date}&time_zone=${zone}`,
  );
  const writes = useLogWrites();

  const { data: mealList, mutate: mutateMeals } = meals;
  const { data: waterList, mutate: mutateWater } = water;
  const { mutate: mutateSummary } = summary;
  useSettledWrites(baby, { mutateMeals, mutateWater, mutateSummary });

  const shownMeals = useMemo(
    () => mealsOfDay(mealList?.results ?? [], writes, { baby, date }),
    [mealList, writes, baby, date],
  );
  const shownDrinks = useMemo(
    () => drinksOfDay(waterList?.results ?? [], writes, { baby, date }),
    [waterList, writes, baby, date],
  );
  return {
    meals: shownMeals,
    drinks: shownDrinks,
    band: waterList?.totals[0],
    summary: summary.data,
    summaryError: summary.error,
    isReady: mealList !== undefined && waterList !== undefined,
    error: mealList && waterList ? undefined : (meals.error ?? water.error),
    isTrying: meals.isValidating || water.isValidating || summary.isValidating,
    reload: () => void Promise.all([mutateMeals(), mutateWater(), mutateSummary()]),
  };
}

export type Day = ReturnType<typeof useDay>;

interface DayMutators {
  mutateMeals: KeyedMutator<List<MealAnswer>>;
  mutateWater: KeyedMutator<WaterList>;
  mutateSummary: KeyedMutator<TodayAnswer>;
}

/** Puts what the server has saved into the lists of the day, and has the day summed anew. */
function useSettledWrites(baby: string, { mutateMeals, mutateWater, mutateSummary }: DayMutators): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onSettled((write, answer) => {
      if (write !== null && (write.baby !== baby || write.log === 'given-drops')) return;
      // A list that is on its way would be dropped by this and never come.
      const revalidate = (list: unknown) => list === undefined || write === null;
      if (write?.log !== 'water-intake') {
        void mutateMeals((list) => withAnswer(list, write, answer), { revalidate });
      }
      if (write?.log !== 'meals') {
        void mutateWater((list) => withAnswer(list, write, answer), { revalidate });
      }
      clearTimeout(timer);
      timer = setTimeout(() => void mutateSummary(), sumAfterMs);
    });
    return () => {
      stop();
      // What arrived as the screen was left is summed when it comes back.
      clearTimeout(timer);
    };
  }, [baby, mutateMeals, mutateWater, mutateSummary]);
}
