import { usePreferences } from '@/components/accounts/profile/use-units';
import { languageIn } from '@/lib/nutriai/client/language';
import { cookbookRecipePath } from '@/lib/nutriai/client/recipes/recipe-paths';

/**
 * Returns the way to a planned dish: its public page, which is British, or for who reads American the
 * member's screen.
 */
export function useRecipeLink(): (slot: { recipe: string | null; slug: string | null }) => string {
  const isAmerican = languageIn(usePreferences()) === 'en-US';
  return ({ recipe, slug }) =>
    isAmerican && recipe !== null ? cookbookRecipePath(recipe) : `/nutriai/recipes/${slug ?? ''}`;
}
