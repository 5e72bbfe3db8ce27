import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { lockMember } from '../../../accounts/server/tokens/caller-standing';
import { ownRecipesAtMost, type RecipePatch, type RecipeRequest } from '../../../contract/nutriai-recipes';
import { runInEngine } from '../engine-thread/run-in-engine';
import { forbidden, nonFieldError, notFound } from '../../../platform/http/api-error';
import { noColumns, numberColumn, type Sql, sql, withWriteTransaction } from '../../../platform/database/sql';
import type { Caller, MemberWrite, ServiceContext } from '../../../platform/http/service-context';
import { recipeById } from '../../engine/recipes/recipe-list';
import { rowsOutside } from '../babies/babies';
import type { Rows } from '../babies/baby-rows';
import type { OwnRow } from './recipe-answers';
import { storedOfRequest } from './store-recipe';
import { type OwnRecipe, ownRecipe, storedRecipe, type StoredRecipe } from './stored-recipe';

const uuid = z.uuid();

const recipeRow = z.object({
  id: z.string(),
  title: z.string(),
  source: z.enum(['member', 'ai']),
  recipe: z.string(),
  created_at_ms: numberColumn,
  updated_at_ms: numberColumn,
});

/** Recipes as they were last read, so that a list that is searched letter by letter is reckoned once. */
const read = new Map<string, OwnRecipe>();
const readAtMost = 2_000;

function readOnce({ id, title, recipe }: z.output<typeof recipeRow>): OwnRecipe {
  const key = `${id} ${title} ${recipe}`;
  const kept = read.get(key);
  // The one that is used comes last, and the first is forgotten when there are too many.
  read.delete(key);
  const own = kept ?? ownRecipe(id, title, storedRecipe.parse(JSON.parse(recipe)));
  read.set(key, own);
  const [oldest] = read.keys();
  if (read.size > readAtMost && oldest !== undefined) read.delete(oldest);
  return own;
}

/** Recipes that this member wrote: those of others give no row. */
export async function selectOwnRecipes(rows: Rows, memberId: string, rest: Sql = sql``): Promise<OwnRow[]> {
  const found = await rows(
    recipeRow,
    sql`SELECT id, title, source, recipe, created_at_ms, updated_at_ms FROM member_recipes
        WHERE member_id = ${memberId} ${rest}`,
  );
  return found.map((row) => ({
    id: row.id,
    source: row.source,
    createdAtMs: row.created_at_ms,
    updatedAtMs: row.updated_at_ms,
    own: readOnce(row),
  }));
}

/** The member's own recipe of that id, or nothing. */
export async function findOwnRecipe(rows: Rows, memberId: string, id: string): Promise<OwnRow | null> {
  if (!uuid.safeParse(id).success) return null;
  const [row] = await selectOwnRecipes(rows, memberId, sql`AND id = ${id}`);
  return row ?? null;
}

/** @throws ApiError 400 for a member who keeps as many recipes as one may */
export async function addOwnRecipe(
  context: ServiceContext,
  {
    transaction: { rows },
    caller: { memberId },
    recipe: { title, source, stored },
  }: MemberWrite & { recipe: { title: string; source: OwnRow['source']; stored: StoredRecipe } },
): Promise<OwnRow> {
  await lockMember(rows, memberId);
  const [counted] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total FROM member_recipes WHERE member_id = ${memberId}`,
  );
  if ((counted?.total ?? 0) >= ownRecipesAtMost) {
    throw nonFieldError(`You can save at most ${ownRecipesAtMost} recipes of your own.`);
  }
  const nowMs = context.nowMs();
  const id = randomUUID();
  await rows(
    noColumns,
    sql`INSERT INTO member_recipes (id, member_id, title, source, recipe, created_at_ms, updated_at_ms)
        VALUES (${id}, ${memberId}, ${title}, ${source}, ${JSON.stringify(stored)}, ${nowMs}, ${nowMs})`,
  );
  return { id, source, createdAtMs: nowMs, updatedAtMs: nowMs, own: ownRecipe(id, title, stored) };
}

/**
 * Changes the fields that are given; a whole `RecipeRequest` replaces all of them. What our engines wrote is
 * the member's own from then on.
 * @throws ApiError 404; 403 for a recipe of the library; 400 for ingredients that are not known
 */
export async function changeOwnRecipe(
  context: ServiceContext,
  { memberId }: Caller,
  { id, patch, signal }: { id: string; patch: RecipePatch; signal?: AbortSignal },
): Promise<OwnRow> {
  // Read before the transaction, which others wait for; nobody reads for a recipe that is not theirs.
  await requireOwn(rowsOutside(context), memberId, id);
  const read = patch.ingredients && (await runInEngine('ingredients', patch.ingredients, { signal }));
  return withWriteTransaction(context.payload, async ({ rows }) => {
    const row = await requireToChange(rows, memberId, id);
    const request = { ...requestOf(row.own), ...patch };
    const ingredients = read ?? row.own.stored.ingredients;
    const stored = storedOfRequest(request, ingredients);
    const nowMs = context.nowMs();
    await rows(
      noColumns,
      sql`UPDATE member_recipes SET title = ${request.title}, source = 'member', recipe = ${JSON.stringify(stored)},
          updated_at_ms = ${nowMs}
          WHERE id = ${id} AND member_id = ${memberId}`,
    );
    return { ...row, source: 'member', updatedAtMs: nowMs, own: ownRecipe(id, request.title, stored) };
  });
}

/** @throws ApiError 404; 403 for a recipe of the library */
export async function deleteOwnRecipe(
  context: ServiceContext,
  { memberId }: Caller,
  id: string,
): Promise<void> {
  await withWriteTransaction(context.payload, async ({ rows }) => {
    await requireToChange(rows, memberId, id);
    await rows(noColumns, sql`DELETE FROM recipe_favorites WHERE member_id = ${memberId} AND recipe = ${id}`);
    await rows(noColumns, sql`DELETE FROM member_recipes WHERE id = ${id} AND member_id = ${memberId}`);
  });
}

/** The recipe as it is once every other change of it has ended. */
async function requireToChange(rows: Rows, memberId: string, id: string): Promise<OwnRow> {
  await rows(
    noColumns,
    sql`UPDATE member_recipes SET source = source WHERE id = ${id} AND member_id = ${memberId}`,
  );
  return requireOwn(rows, memberId, id);
}

async function requireOwn(rows: Rows, memberId: string, id: string): Promise<OwnRow> {
  if (recipeById(id)) throw forbidden('Library recipes cannot be changed.');
  const row = await findOwnRecipe(rows, memberId, id);
  if (!row) throw notFound();
  return row;
}

/** A kept recipe as one would send it again. */
function requestOf({ title, stored }: OwnRecipe): Omit<RecipeRequest, 'ingredients'> {
  const { age_from_months, meals, minutes, servings, steps } = stored;
  const [meal = 'lunch', ...others] = meals;
  return { title, age_from_months, meal, meals: others, minutes, servings, steps };
}
