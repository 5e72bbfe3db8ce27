import useSWR from 'swr';
import type { MemberRecipeDetail } from '@/lib/contract/nutriai-recipes';
import { recipeForBabyPath } from '@/lib/nutriai/client/recipes/recipe-paths';
import { ApiError } from '@/lib/accounts/client/api-error';

/** A recipe and what it is for a baby. */
export function useRecipe(id: string, baby: string) {
  const { data, error, isValidating, mutate } = useSWR<MemberRecipeDetail, unknown>(
    recipeForBabyPath(id, baby),
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
