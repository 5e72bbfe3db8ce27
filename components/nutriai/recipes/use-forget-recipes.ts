import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { recipesPath } from '@/lib/nutriai/client/recipes/recipe-paths';

/**
 * Drops what is kept of recipes, one by one and in lists: after a change every screen asks again, however
 * soon it is opened. What a deleted recipe leaves is named by its path and not asked for.
 */
export function useForgetRecipes(): (deleted?: string) => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    (deleted) =>
      void mutate(
        (key) =>
          typeof key === 'string' &&
          key.startsWith(recipesPath) &&
          (deleted === undefined || !key.startsWith(deleted)),
        undefined,
      ),
    [mutate],
  );
}
