import { useEffect, useState } from 'react';
import type { RecipeCheckAnswer } from '@/lib/contract/nutriai-recipes';
import { checkRequestOf, filledLines, type RecipeDraft } from '@/lib/nutriai/client/recipes/recipe-draft';
import { checkRecipePath } from '@/lib/nutriai/client/recipes/recipe-paths';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';

const typingMs = 450;

export interface RecipeCheck {
  answer: RecipeCheckAnswer;
  /** The keys of the lines, in the order of the answer's ingredients. */
  keys: readonly number[];
}

/** What can be said of a draft, a moment after the last letter. The last answer stays until the next is there. */
export function useRecipeCheck(draft: RecipeDraft, baby: string) {
  const { authenticatedFetch } = useAuth();
  const [check, setCheck] = useState<RecipeCheck | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const lines = filledLines(draft);
  const body = JSON.stringify(checkRequestOf(draft, baby));
  const keys = lines.map(({ key }) => key).join();
  const isEmpty = lines.length === 0;

  useEffect(() => {
    if (isEmpty) return;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      try {
        const response = await authenticatedFetch(checkRecipePath, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
          signal,
        });
        const answer = await readJson<RecipeCheckAnswer>(response);
        if (signal.aborted) return;
        setCheck({ answer, keys: keys.split(',').map(Number) });
        setFailed(false);
      } catch {
        // What is typed matters more than the verdict, which comes with the next letter or with saving.
        if (!signal.aborted) setFailed(true);
      }
    };
    const timer = setTimeout(() => void ask(), typingMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [authenticatedFetch, body, keys, isEmpty]);

  return { check: isEmpty ? null : check, hasFailed: hasFailed && !isEmpty };
}
