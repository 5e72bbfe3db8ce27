import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { useSubmission } from '@/components/accounts/profile/use-submission';
import type { MemberRecipe } from '@/lib/contract/nutriai-recipes';
import { fieldTexts } from '@/lib/nutriai/client/field-texts';
import { type RecipeDraft, recipeRequestOf } from '@/lib/nutriai/client/recipes/recipe-draft';
import { cookbookRecipePath, recipePath, recipesPath } from '@/lib/nutriai/client/recipes/recipe-paths';
import { ApiError } from '@/lib/accounts/client/api-error';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { newIdempotencyKey } from '@/lib/accounts/client/idempotency-key';
import { dropDraft } from '@/lib/accounts/client/member-drafts';
import { useForgetRecipes } from './use-forget-recipes';
import { pastedTextName } from './use-pasted-recipe';
import { type DraftProblems, recipeDraftName } from './use-recipe-draft';

/** Saves the draft of a recipe, or of a new one, and goes to its page. */
export function useSaveRecipe(recipeId: string | null, onRefused: (problems: DraftProblems) => void) {
  const router = useRouter();
  const { authenticatedFetch } = useAuth();
  const { submission, submit } = useSubmission();
  const forgetRecipes = useForgetRecipes();
  const sent = useRef({ body: '', key: '' });

  const save = (draft: RecipeDraft) => {
    const body = JSON.stringify(recipeRequestOf(draft));
    if (sent.current.body !== body) sent.current = { body, key: newIdempotencyKey() };
    void submit(async () => {
      try {
        const response = await authenticatedFetch(recipeId === null ? recipesPath : recipePath(recipeId), {
          method: recipeId === null ? 'POST' : 'PUT',
          headers: {
            'Content-Type': 'application/json',
            ...(recipeId === null && { 'Idempotency-Key': sent.current.key }),
          },
          body,
        });
        const { id: savedId } = await readJson<MemberRecipe>(response);
        dropDraft(recipeDraftName(recipeId));
        if (recipeId === null) dropDraft(pastedTextName);
        forgetRecipes();
        router.push(cookbookRecipePath(savedId));
      } catch (error) {
        if (error instanceof ApiError && error.status === 400) onRefused(fieldTexts(error.body));
        throw error;
      }
    });
  };

  return { submission, save };
}
