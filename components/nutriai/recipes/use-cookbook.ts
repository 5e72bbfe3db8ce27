import { useSearchParams } from 'next/navigation';
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { MemberRecipe } from '@/lib/contract/nutriai-recipes';
import {
  type CookbookFilters,
  filtersIn,
  listPath,
  noFilters,
  recipesAtATime,
  searchOf,
} from '@/lib/nutriai/client/recipes/cookbook-filters';

const typingMs = 180;

interface RecipePage {
  count: number;
  next: string | null;
  results: MemberRecipe[];
}

/** What is looked for, kept in the address, and the recipes that were found so far. */
export function useCookbook(baby: BabyAnswer) {
  // While a link leads here, the window still has the address of the page before.
  const params = useSearchParams();
  const [filters, setFilters] = useState<CookbookFilters>(() => filtersIn(params.toString()));
  const search = searchOf(filters);
  useEffect(() => {
    window.history.replaceState(null, '', search === '' ? window.location.pathname : `?${search}`);
  }, [search]);

  const asked = useSettled(filters);
  const list = useSWRInfinite<RecipePage, unknown>(
    (index, before: RecipePage | null) =>
      before !== null && before.next === null
        ? null
        : listPath(asked, { child: baby, page: index + 1, pageSize: recipesAtATime }),
    { keepPreviousData: true, revalidateFirstPage: false, revalidateIfStale: true },
  );
  const pages = useDeferredValue(list.data);
  // A heart may be saved after the favourites were asked for: whichever list is shown by then asks again.
  const current = useRef({ isOfHearts: asked.isFavorite, refresh: list.mutate });
  useEffect(() => {
    current.current = { isOfHearts: asked.isFavorite, refresh: list.mutate };
  });
  const heartSaved = useCallback(() => {
    const { isOfHearts, refresh } = current.current;
    if (isOfHearts) void refresh();
  }, []);
  return {
    filters,
    change: (patch: Partial<CookbookFilters>) => setFilters((before) => ({ ...before, ...patch })),
    clear: () => setFilters(noFilters),
    count: pages?.[0]?.count,
    recipes: pages?.flatMap(({ results }) => results),
    hasMore: pages !== undefined && pages.at(-1)?.next !== null,
    isLooking: list.isValidating || asked !== filters,
    error: list.error,
    heartSaved,
    showMore: () => void list.setSize((size) => size + 1),
    retry: () => void list.mutate(),
  };
}

/** A choice once nothing more is typed; anything but the words counts at once. */
function useSettled(filters: CookbookFilters): CookbookFilters {
  const [settled, setSettled] = useState(filters);
  const isTyped = settled.q !== filters.q;
  useEffect(() => {
    const timer = setTimeout(() => setSettled(filters), isTyped ? typingMs : 0);
    return () => clearTimeout(timer);
  }, [filters, isTyped]);
  return settled;
}
