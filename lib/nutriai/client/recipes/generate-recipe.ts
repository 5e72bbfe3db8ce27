import type { GeneratedRecipe } from '../../../contract/nutriai-recipe-writer';
import { ApiError } from '../../../accounts/client/api-error';
import { authenticatedFetch } from '../../../accounts/client/authenticated-fetch';
import { acceptEvents, followEvents } from '../follow-events';
import { generateRecipePath } from './recipe-paths';

const writingStages = ['drafting', 'checking', 'repairing'] as const;

export interface WritingProgress {
  stage: (typeof writingStages)[number];
  /** The draft it is about, from 1. */
  attempt: number;
}

export interface RecipeWish {
  baby: string;
  meal: string;
  ingredients: readonly string[];
  exclude: readonly string[];
  max_minutes: number | null;
  wish: string;
}

const silent = 'The recipe could not be written. Please try again.';

/** Has a recipe written and follows how far it is. Aborting the signal ends the work on the server too. */
export async function generateRecipe(
  wish: RecipeWish,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: WritingProgress) => void },
): Promise<GeneratedRecipe> {
  const response = await authenticatedFetch(generateRecipePath, {
    method: 'POST',
    signal,
    headers: { 'Content-Type': 'application/json', Accept: acceptEvents },
    body: JSON.stringify(wish),
  });
  return followEvents(response, {
    silent,
    onEvent: ({ event, data }) => {
      // The contract's word for what the events carry.
      const stage = writingStages.find((each) => each === event);
      if (stage) onProgress({ stage, ...(data as Omit<WritingProgress, 'stage'>) });
    },
  });
}

/** Why no recipe was given, in the engine's words. */
export interface RecipeRefusal {
  reason: string;
  message: string;
  instead: string;
  sources: readonly { org: string; title: string; url: string }[];
}

/** The refusal that an answer holds; null for any other failure. */
export function recipeRefusal(error: unknown): RecipeRefusal | null {
  if (!(error instanceof ApiError) || typeof error.body !== 'object' || error.body === null) return null;
  // The contract's word for its shape.
  return 'refused' in error.body ? (error.body.refused as RecipeRefusal) : null;
}
