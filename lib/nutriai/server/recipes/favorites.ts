import * as z from 'zod';
import { lockMember } from '../../../accounts/server/tokens/caller-standing';
import type { MemberRecipe } from '../../../contract/nutriai-recipes';
import { fieldErrors } from '../../../platform/http/api-error';
import { noColumns, sql, withWriteTransaction } from '../../../platform/database/sql';
import type { Page } from '../../../platform/http/pagination';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { recipeById } from '../../engine/recipes/recipe-list';
import { rowsOutside } from '../babies/babies';
import type { Rows } from '../babies/baby-rows';
import { findOwnRecipe, selectOwnRecipes } from './own-recipes';
import { answersOf } from './answers-of';
import { inOrder } from './recipe-order';

const favoriteRow = z.object({ recipe: z.string() });

/** Ids of the member's favourites, the latest first. */
export async function favoriteIds(rows: Rows, memberId: string): Promise<string[]> {
  const found = await rows(
    favoriteRow,
    sql`SELECT recipe FROM recipe_favorites WHERE member_id = ${memberId} ORDER BY created_at_ms DESC, recipe`,
  );
  return found.map(({ recipe }) => recipe);
}

/**
 * Makes a recipe a favourite; one that is stays one.
 * @throws ApiError 400 for a recipe that is not there, or somebody else's
 */
export async function addFavorite(
  context: ServiceContext,
  { memberId }: Caller,
  recipe: string,
): Promise<{ recipe: string; is_favorite: boolean }> {
  return withWriteTransaction(context.payload, async ({ rows }) => {
    await lockMember(rows, memberId);
    if (!recipeById(recipe) && !(await findOwnRecipe(rows, memberId, recipe))) {
      throw fieldErrors({ recipe: [`Invalid pk "${recipe}" - object does not exist.`] });
    }
    await rows(
      noColumns,
      sql`INSERT INTO recipe_favorites (member_id, recipe, created_at_ms)
          VALUES (${memberId}, ${recipe}, ${context.nowMs()})
          ON CONFLICT (member_id, recipe) DO NOTHING`,
    );
    return { recipe, is_favorite: true };
  });
}

/** Makes a recipe no favourite, whether it was one or not. */
export async function removeFavorite(
  context: ServiceContext,
  { memberId }: Caller,
  recipe: string,
): Promise<void> {
  await withWriteTransaction(context.payload, async ({ rows }) => {
    await rows(
      noColumns,
      sql`DELETE FROM recipe_favorites WHERE member_id = ${memberId} AND recipe = ${recipe}`,
    );
  });
}

/** One page of the favourites, the latest first unless another order is asked for. */
export async function listFavorites(
  context: ServiceContext,
  caller: Caller,
  {
    limit,
    offset,
    ordering,
    signal,
  }: Pick<Page, 'limit' | 'offset'> & { ordering?: string | undefined; signal?: AbortSignal },
): Promise<{ count: number; results: MemberRecipe[] }> {
  const rows = rowsOutside(context);
  const { memberId } = caller;
  const own = new Map((await selectOwnRecipes(rows, memberId)).map((row) => [row.id, row]));
  const ids = await favoriteIds(rows, memberId);
  const found = ids.flatMap((id) => recipeById(id) ?? own.get(id)?.own.engine ?? []);
  const shown = inOrder(found, ordering, own).slice(offset, offset + limit);
  return {
    count: found.length,
    results: await answersOf(shown, { caller, own, favorites: new Set(ids), signal }),
  };
}
