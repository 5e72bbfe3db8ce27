'use client';

import { CookingPot } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBaby } from '@/components/nutriai/shell/baby-provider';
import { MemberPage } from '@/components/nutriai/shell/member-page';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import type { MemberRecipeDetail } from '@/lib/contract/nutriai-recipes';
import { cookbookPath } from '@/lib/nutriai/client/recipes/recipe-paths';
import { useRecipe } from './use-recipe';

interface WithRecipeProps {
  id: string;
  /** What the screen is called until the recipe is there. */
  title: string;
  children: (recipe: MemberRecipeDetail) => ReactNode;
}

/** A screen about one recipe for the chosen baby, once it is there. */
export function WithRecipe({ id, title, children }: WithRecipeProps) {
  const baby = useBaby();
  const { recipe, isMissing, error, isTrying, retry } = useRecipe(id, baby.id);
  if (recipe) return children(recipe);
  return (
    <MemberPage title={isMissing ? 'Recipe not found' : title}>
      {isMissing ? (
        <EmptyState
          icon={<CookingPot size={44} aria-hidden />}
          title="It may have been deleted"
          action={<ButtonLink href={cookbookPath}>To the recipes</ButtonLink>}
        >
          Only the person who wrote a recipe can see it. Meals logged with it still count.
        </EmptyState>
      ) : error === undefined ? (
        <Skeleton label="Loading the recipe…" rows={4} />
      ) : (
        <LoadProblem what="The recipe" error={error} isTrying={isTrying} onRetry={retry} />
      )}
    </MemberPage>
  );
}
