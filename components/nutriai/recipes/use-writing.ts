import { useEffect, useRef, useState } from 'react';
import { refusalOf } from '@/components/accounts/profile/use-submission';
import type { GeneratedRecipe } from '@/lib/contract/nutriai-recipe-writer';
import {
  generateRecipe,
  type RecipeWish,
  recipeRefusal,
  type RecipeRefusal,
  type WritingProgress,
} from '@/lib/nutriai/client/recipes/generate-recipe';

export type Writing =
  | { phase: 'idle' }
  | { phase: 'running'; progress: WritingProgress | null }
  | { phase: 'done'; recipe: GeneratedRecipe }
  | { phase: 'refused'; message: string; emergency: RecipeRefusal | null };

/** Follows a recipe while it is written; leaving the screen or `stop` ends the work on the server too. */
export function useWriting() {
  const [writing, setWriting] = useState<Writing>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (wish: RecipeWish) => {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setWriting({ phase: 'running', progress: null });
    try {
      const recipe = await generateRecipe(wish, {
        signal,
        onProgress: (progress) => !signal.aborted && setWriting({ phase: 'running', progress }),
      });
      if (!signal.aborted) setWriting({ phase: 'done', recipe });
    } catch (error) {
      if (!signal.aborted) setWriting({ phase: 'refused', ...refusal(error) });
    } finally {
      if (running.current === controller) running.current = null;
    }
  };

  const stop = () => {
    running.current?.abort();
    running.current = null;
    setWriting({ phase: 'idle' });
  };

  return { writing, run, stop };
}

function refusal(error: unknown): { message: string; emergency: RecipeRefusal | null } {
  const refused = recipeRefusal(error);
  if (!refused) return { message: refusalOf(error).message, emergency: null };
  const message = `${refused.message} ${refused.instead}`;
  return { message, emergency: refused.reason === 'emergency' ? refused : null };
}
