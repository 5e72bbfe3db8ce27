import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { recipesPath } from '@/lib/nutriai-client/recipe-paths';

/** Drops what is kept of recipes, one by one and in lists: after a change every screen asks again, however soon it is opened. */
export function useForgetRecipes(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    () =>
      void mutate((key) => typeof key === 'string' && key.includes(recipesPath), undefined, {
        // Whoever forgets is about to leave for another screen, which asks.
        revalidate: false,
      }),
    [mutate],
  );
}
