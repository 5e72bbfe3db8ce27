import { absoluteUrl } from '../../../content/publishing/metadata';
import { recipePath } from '../../../content/reading/recipes/recipe-words';
import type { MemberRecipe } from '../../../contract/nutriai-recipes';
import { runInEngine } from '../engine-thread/run-in-engine';
import { ingredientLine } from '../../engine/recipes/ingredient-line';
import type { Recipe } from '../../engine/recipes/recipe';
import { recipeAnswerOf } from '../public/recipe-answer';
import { nameOf } from './ingredient-answer';
import type { OwnContents } from './recipe-contents';
import type { OwnRecipe } from './stored-recipe';

/** The page of an own recipe in the member's cookbook. */
const cookbookPath = (id: string) => `/nutriai/cookbook/${id}`;

/** An own recipe with what its row says of it. */
export interface OwnRow {
  id: string;
  source: 'member' | 'ai';
  createdAtMs: number;
  updatedAtMs: number;
  own: OwnRecipe;
}

/** A recipe of the library as a member sees it: the same for every member, and the same object each time. */
export function libraryAnswer(recipe: Recipe, isFavorite: boolean): MemberRecipe {
  const kept = library.get(recipe) ?? readLibrary(recipe);
  return isFavorite ? kept.favorite : kept.other;
}

const library = new WeakMap<Recipe, { favorite: MemberRecipe; other: MemberRecipe }>();

/** The library does not change while the process runs. */
function readLibrary(recipe: Recipe): { favorite: MemberRecipe; other: MemberRecipe } {
  const contents = {
    ...recipeAnswerOf(recipe, absoluteUrl(recipePath(recipe.id))),
    ingredients: recipe.ingredients.map((ingredient) => ({
      food: ingredient.food,
      name: nameOf(ingredient.food),
      grams: ingredient.grams,
      household: ingredient.household,
      preparation: ingredientLine(ingredient, recipe).toDo,
      state: ingredient.state ?? null,
      line: null,
      is_counted: ingredient.trace !== true,
    })),
    engine: null,
    created_at: null,
    updated_at: null,
  };
  const answers = {
    favorite: { ...contents, is_favorite: true },
    other: { ...contents, is_favorite: false },
  };
  library.set(recipe, answers);
  return answers;
}

const known = new WeakMap<OwnRecipe, OwnContents>();

/**
 * What a family's recipe holds and comes to; reckoned once for as long as the recipe is in memory, and beside
 * the main thread, for it may be long.
 */
export async function ownContents(own: OwnRecipe, signal?: AbortSignal): Promise<OwnContents> {
  const kept = known.get(own);
  if (kept) return kept;
  const contents = await runInEngine('ownContents', own, { signal });
  known.set(own, contents);
  return contents;
}

/** A family's recipe as its writer sees it. */
export async function ownAnswer(
  row: OwnRow,
  isFavorite: boolean,
  signal?: AbortSignal,
): Promise<MemberRecipe> {
  return ownAnswerOf(row, await ownContents(row.own, signal), isFavorite);
}

/** The same when its contents were reckoned before. */
export function ownAnswerOf(
  { id, source, createdAtMs, updatedAtMs }: OwnRow,
  contents: OwnContents,
  isFavorite: boolean,
): MemberRecipe {
  return {
    id,
    slug: id,
    url: absoluteUrl(cookbookPath(id)),
    ...contents,
    source,
    is_favorite: isFavorite,
    created_at: new Date(createdAtMs).toISOString(),
    updated_at: new Date(updatedAtMs).toISOString(),
  };
}
