import type { RecipeReadAnswer } from '../../../contract/nutriai-recipes';
import { runInEngine } from '../engine-thread/run-in-engine';

/**
 * Reads a recipe that was copied from elsewhere, for its parent to look at. Nothing is stored.
 * @throws ApiError 503 while too much is being read
 */
export async function readPastedRecipe(text: string, signal?: AbortSignal): Promise<RecipeReadAnswer> {
  const { source, reading } = await runInEngine('pastedRecipe', text, { signal, characters: text.length });
  const { notUsed, ...rest } = reading;
  return { source, ...rest, not_used: notUsed };
}
