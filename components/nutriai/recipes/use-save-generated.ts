import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useSubmission } from '@/components/accounts/profile/use-submission';
import type { MemberRecipe } from '@/lib/contract/nutriai-recipes';
import type { GeneratedRecipe } from '@/lib/contract/nutriai-recipe-writer';
import { cookbookRecipePath, recipeDraftsPath } from '@/lib/nutriai/client/recipes/recipe-paths';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { newIdempotencyKey } from '@/lib/accounts/client/idempotency-key';
import { useForgetRecipes } from './use-forget-recipes';

/** Saves a recipe that was just written and goes to its page. */
export function useSaveGenerated({ draft }: Pick<GeneratedRecipe, 'draft'>) {
  const router = useRouter();
  const { authenticatedFetch } = useAuth();
  const { submission, submit } = useSubmission();
  const forgetRecipes = useForgetRecipes();
  const [key] = useState(newIdempotencyKey);
  const save = () =>
    void submit(async () => {
      const response = await authenticatedFetch(recipeDraftsPath, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify({ draft }),
      });
      const { id } = await readJson<MemberRecipe>(response);
      forgetRecipes();
      router.push(cookbookRecipePath(id));
    });
  return { submission, save };
}
