import type { BabyAnswer } from '../contract/nutriai-babies';
import type { MemberRecipe } from '../contract/nutriai-recipes';
import { listPath, noFilters, recipesAtATime } from '../nutriai/client/recipes/cookbook-filters';
import { recipeForBabyPath, recipePagePath } from '../nutriai/client/recipes/recipe-paths';
import { patientFetch } from '../accounts/client/authenticated-fetch';
import { readJson } from '../accounts/client/fetcher';
import { storeShownResponse, storedResponse } from '../accounts/client/stored-responses';
import { messageWorker } from './worker-messages';

const hourMs = 3_600_000;

interface RecipeList {
  results: Pick<MemberRecipe, 'id' | 'source'>[];
}

/**
 * Stores the recipes that the member has given a heart, opened or not: the newest page of them, one request
 * after the other, and again only when what is stored has aged. Ends in silence where the network does; the
 * next visit goes on.
 */
export async function storeSavedRecipes(baby: BabyAnswer, isLeft: () => boolean): Promise<void> {
  const path = listPath(
    { ...noFilters, isFavorite: true },
    { child: baby, page: 1, pageSize: recipesAtATime },
  );
  try {
    const list = await readAndStore<RecipeList>(path, hourMs);
    for (const recipe of list.results) {
      if (isLeft()) return;
      await readAndStore(recipeForBabyPath(recipe.id, baby.id), 24 * hourMs);
      await messageWorker({ keep: [recipePagePath(recipe)] });
    }
  } catch {
    return;
  }
}

async function readAndStore<Data>(path: string, freshMs: number): Promise<Data> {
  const stored = storedResponse(path);
  if (stored && Date.now() - stored.atMs < freshMs) return stored.data as Data;
  // Not the screens' own fetcher: what nobody waits for must not end the session when it fails.
  const data = await readJson<Data>(await patientFetch(path));
  storeShownResponse(path, data);
  return data;
}
