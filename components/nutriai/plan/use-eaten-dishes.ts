import useSWR from 'swr';
import type { MealAnswer } from '@/lib/contract/nutriai-meals';
import type { MealPlanAnswer } from '@/lib/contract/nutriai-plans';
import { mealsOfDay } from '@/lib/nutriai/client/log/day-entries';
import { timeZone } from '@/lib/nutriai/client/log/day-time';
import { useLogWrites } from '@/lib/nutriai/client/log/use-log-writes';

/** Which dishes of a plan were eaten on its days so far, by the log and what is still on its way there. */
export function useEatenDishes(
  { baby, start_date, end_date }: Pick<MealPlanAnswer, 'baby' | 'start_date' | 'end_date'>,
  today: string,
) {
  const to = end_date < today ? end_date : today;
  const query = new URLSearchParams({ baby, from: start_date, to, time_zone: timeZone(), page_size: '100' });
  const { data, mutate } = useSWR<{ results: MealAnswer[] }, unknown>(
    start_date <= today ? `/api/nutriai/meals?${query}` : null,
  );
  const writes = useLogWrites();

  const isEaten = (date: string, recipe: string) =>
    mealsOfDay(data?.results ?? [], writes, { baby, date }).some(({ items }) =>
      items.some((item) => item.recipe === recipe),
    );

  return { isEaten, mutate };
}
