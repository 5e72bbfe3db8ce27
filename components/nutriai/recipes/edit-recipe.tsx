'use client';

import { CookingPot } from 'lucide-react';
import { useState } from 'react';
import { MemberPage } from '@/components/nutriai/shell/member-page';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import type { MemberRecipeDetail } from '@/lib/contract/nutriai-recipes';
import { draftOfRecipe } from '@/lib/nutriai/client/recipes/recipe-draft';
import { cookbookRecipePath } from '@/lib/nutriai/client/recipes/recipe-paths';
import { RecipeEditor } from './recipe-editor';
import { WithRecipe } from './with-recipe';

/** Changing an own recipe. Those of the library are nobody's to change. */
export function EditRecipe({ id }: { id: string }) {
  return (
    <WithRecipe id={id} title="Change the recipe">
      {(recipe) => (
        <MemberPage title="Change the recipe">
          {recipe.source === 'library' ? (
            <EmptyState
              icon={<CookingPot size={44} aria-hidden />}
              title="This recipe is from the library"
              action={<ButtonLink href={cookbookRecipePath(id)}>To the recipe</ButtonLink>}
            >
              You can only change your own recipes.
            </EmptyState>
          ) : (
            <Editor recipe={recipe} />
          )}
        </MemberPage>
      )}
    </WithRecipe>
  );
}

function Editor({ recipe }: { recipe: MemberRecipeDetail }) {
  const [initial] = useState(() => draftOfRecipe(recipe));
  return <RecipeEditor id={recipe.id} initial={initial} />;
}
