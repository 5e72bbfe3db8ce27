import type { MemberRecipe } from '../../../contract/nutriai-recipes';
import type { Caller } from '../../../platform/http/service-context';
import type { Recipe } from '../../engine/recipes/recipe';
import { libraryAnswer, ownAnswer, type OwnRow } from './recipe-answers';
import { recipeInEnglish } from './recipe-in-english';

interface Surroundings {
  caller: Caller;
  /** The member's own recipes by id; the others are of the library. */
  own: ReadonlyMap<string, OwnRow>;
  favorites: ReadonlySet<string>;
  signal?: AbortSignal | undefined;
}

/**
 * Recipes of the library and of a member as the member sees them. One after the other: a list must not take
 * every place in the engine's queue.
 */
export async function answersOf(
  recipes: readonly Recipe[],
  { caller, own, favorites, signal }: Surroundings,
): Promise<MemberRecipe[]> {
  const answers: MemberRecipe[] = [];
  for (const recipe of recipes) {
    const row = own.get(recipe.id);
    const isFavorite = favorites.has(recipe.id);
    const answer = row ? await ownAnswer(row, isFavorite, signal) : libraryAnswer(recipe, isFavorite);
    answers.push(recipeInEnglish(answer, caller));
  }
  return answers;
}
