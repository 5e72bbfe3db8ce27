import useSWR from 'swr';
import type { MemberRecipeDetail } from '@/lib/contract/nutriai-recipes';
import { recipeForBabyPath, recipePath } from '@/lib/nutriai/client/recipes/recipe-paths';
import { ApiError } from '@/lib/accounts/client/api-error';

/** A recipe, and what it is for a baby where there is one. */
export function useRecipe(id: string, baby: string | undefined) {
  const { data, error, isValidating, mutate } = useSWR<MemberRecipeDetail, unknown>(
    baby === undefined ? recipePath(id) : recipeForBabyPath(id, baby),
    { revalidateOnFocus: false },
  );
  return {
    recipe: data,
    isMissing: error instanceof ApiError && error.status === 404,
    error,
    isTrying: isValidating,
    retry: () => void mutate(),
  };
}
