import useSWR from 'swr';
import { publicFetcher } from '@/lib/accounts/client/fetcher';
import type { FoundFood } from '@/lib/nutriai/client/log/draft-item';
import type { CautionFood } from './food-caution';

interface FoundRecipe {
  id: string;
  title: string;
  age_from_months: number;
}

interface Found<Item> {
  results: Item[];
}

/** Finds foods by a word, and dishes where it is long enough to mean one. */
export function useFoodSearch(query: string) {
  const word = encodeURIComponent(query.slice(0, 80));
  const options = { keepPreviousData: query !== '', dedupingInterval: 60_000 };
  const foods = useSWR<Found<FoundFood & CautionFood>, unknown>(
    query === '' ? null : `/api/nutriai/foods?q=${word}&page_size=6`,
    publicFetcher,
    options,
  );
  const recipes = useSWR<Found<FoundRecipe>, unknown>(
    query.length < 3 ? null : `/api/nutriai/preview/recipes?q=${word}&page_size=3`,
    publicFetcher,
    options,
  );
  return {
    foods: foods.data?.results ?? [],
    recipes: query.length < 3 ? [] : (recipes.data?.results ?? []),
    isEmpty: foods.data?.results.length === 0,
    hasFailed: foods.error !== undefined,
  };
}

export type FoodsFound = Pick<ReturnType<typeof useFoodSearch>, 'foods' | 'recipes'>;
