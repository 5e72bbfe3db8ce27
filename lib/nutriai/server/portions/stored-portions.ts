import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { PortionsAnswer, PortionsPatch, PortionsRequest } from '../../../contract/nutriai-portions';
import { portionPlaces } from '../../../contract/portion-words';
import { noColumns, numberColumn, type Sql, sql, withWriteTransaction } from '../../../platform/database/sql';
import { fieldErrors, notFound } from '../../../platform/http/api-error';
import type { Page } from '../../../platform/http/pagination';
import type { Caller, MemberWrite, ServiceContext } from '../../../platform/http/service-context';
import { recipeById } from '../../engine/recipes/recipe-list';
import { inAmericanEnglish } from '../../engine/text/american-english';
import { rowsOutside } from '../babies/babies';
import { requireBaby, type Rows } from '../babies/baby-rows';
import { dateAfter, latestDate } from '../log/calendar-days';
import { logColumns, loggedBaby, logFields, logsOf, toMadeBy } from '../log/log-rows';
import { findOwnRecipe } from '../recipes/own-recipes';
import { notifyCarers } from '../live/notify-carers';
import { eatBy, usualStorage } from './eat-by';

const portionsRow = z.object({
  ...logFields,
  recipe: z.string(),
  title: z.string(),
  grams: numberColumn,
  portions: numberColumn,
  place: z.enum(portionPlaces),
  cooked_on: z.string(),
  eat_by: z.string(),
});
type PortionsRow = z.output<typeof portionsRow>;

const table = sql`baby_portions`;

/** As long as a meal that was eaten of them can be taken back, and longer: then nothing needs the empty row. */
const emptyDays = 30;

/** Portions of babies that this member looks after. */
export function selectPortions(rows: Rows, memberId: string, rest: Sql): Promise<PortionsRow[]> {
  return rows(
    portionsRow,
    sql`SELECT ${logColumns}, e.recipe, e.title, e.grams, e.portions, e.place, e.cooked_on, e.eat_by
        ${logsOf(table, memberId)} ${rest}`,
  );
}

function toPortions(row: PortionsRow, { memberId, english }: Caller): PortionsAnswer {
  const isOurs = recipeById(row.recipe) !== undefined;
  return {
    id: row.id,
    baby: row.baby_id,
    recipe: row.recipe,
    slug: isOurs ? row.recipe : null,
    title: isOurs && english === 'american' ? inAmericanEnglish(row.title) : row.title,
    grams: row.grams,
    portions: row.portions,
    place: row.place,
    cooked_on: row.cooked_on,
    eat_by: row.eat_by,
    made_by: toMadeBy(row, memberId),
    created_at: new Date(row.created_at_ms).toISOString(),
    updated_at: new Date(row.updated_at_ms).toISOString(),
  };
}

/**
 * One page of what is left in the fridge and the freezer for babies of the caller's, what has to be eaten
 * first at the top.
 * @throws ApiError 404 for a baby that is not the caller's
 */
export async function listPortions(
  context: ServiceContext,
  caller: Caller,
  { baby, limit, offset }: Pick<Page, 'limit' | 'offset'> & { baby?: string | undefined },
): Promise<{ count: number; results: PortionsAnswer[] }> {
  const rows = rowsOutside(context);
  const { memberId } = caller;
  if (baby !== undefined) await requireBaby(rows, memberId, baby);
  const isOfBaby = baby === undefined ? sql`1 = 1` : sql`e.baby_id = ${baby}`;
  const isLeft = sql`WHERE e.portions > 0 AND ${isOfBaby}`;
  const found = await selectPortions(
    rows,
    memberId,
    sql`${isLeft} ORDER BY e.eat_by, e.id LIMIT ${limit} OFFSET ${offset}`,
  );
  const [counted] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total ${logsOf(table, memberId)} ${isLeft}`,
  );
  return { count: counted?.total ?? 0, results: found.map((row) => toPortions(row, caller)) };
}

/**
 * @throws ApiError 400 for a baby or a recipe that is not the caller's to log, a day that cannot be, and a
 *   place that the dish is not for
 */
export async function addPortions(
  context: ServiceContext,
  { transaction, caller, request }: MemberWrite & { request: PortionsRequest },
): Promise<PortionsAnswer> {
  const { rows } = transaction;
  const nowMs = context.nowMs();
  const { baby: babyId, recipe, grams, portions, place, cooked_on: cookedOn } = request;
  await loggedBaby(rows, caller.memberId, babyId);
  await notifyCarers(transaction, { babyId, kind: 'portions', caller });
  const { title, storage } = await dishOf(rows, caller, recipe);
  const until = eatBy(storage, place, cookedOn);
  const problems = problemsOf({ until, cookedOn, place, nowMs });
  if (until === null || Object.keys(problems).length > 0) throw fieldErrors(problems);
  await rows(
    noColumns,
    sql`DELETE FROM baby_portions WHERE baby_id = ${babyId} AND portions = 0
          AND updated_at_ms < ${nowMs - emptyDays * 86_400_000}`,
  );
  const id = randomUUID();
  await rows(
    noColumns,
    sql`INSERT INTO baby_portions (id, baby_id, made_by, recipe, title, grams, portions, place, cooked_on, eat_by,
        created_at_ms, updated_at_ms)
        VALUES (${id}, ${babyId}, ${caller.memberId}, ${recipe}, ${title}, ${grams}, ${portions}, ${place},
          ${cookedOn}, ${until},
          ${nowMs}, ${nowMs})`,
  );
  return requirePortions(rows, caller, id);
}

interface Asked {
  until: string | null;
  cookedOn: string;
  place: PortionsRequest['place'];
  nowMs: number;
}

function problemsOf({ until, cookedOn, place, nowMs }: Asked): Record<string, string[]> {
  // By the date furthest ahead and behind: it is not known here in which time zone the kitchen is.
  if (cookedOn > latestDate(nowMs)) return { cooked_on: ['This day is in the future.'] };
  if (until === null) {
    return {
      place: [
        place === 'fridge'
          ? 'This dish is best eaten straight away.'
          : 'This dish is not suitable for freezing.',
      ],
    };
  }
  if (until < dateAfter(latestDate(nowMs), -2)) {
    return { cooked_on: ['Portions cooked that day are too old to serve. Throw them away.'] };
  }
  return {};
}

async function dishOf(rows: Rows, { memberId }: Caller, id: string) {
  const listed = recipeById(id);
  if (listed) return { title: listed.title, storage: listed.batch };
  const own = await findOwnRecipe(rows, memberId, id);
  if (!own) throw fieldErrors({ recipe: [`Invalid pk "${id}" - object does not exist.`] });
  return { title: own.own.title, storage: usualStorage };
}

/** @throws ApiError 404 */
export async function readPortions(
  context: ServiceContext,
  caller: Caller,
  id: string,
): Promise<PortionsAnswer> {
  return requirePortions(rowsOutside(context), caller, id);
}

/**
 * Sets how many are left: by everybody who looks after the baby, since anybody may have eaten or thrown away one.
 * @throws ApiError 404
 */
export async function changePortions(
  context: ServiceContext,
  caller: Caller,
  { id, patch }: { id: string; patch: PortionsPatch },
): Promise<PortionsAnswer> {
  return withWriteTransaction(context.payload, async (transaction) => {
    const { rows } = transaction;
    const { baby: babyId } = await requirePortions(rows, caller, id);
    await notifyCarers(transaction, { babyId, kind: 'portions', caller });
    await rows(
      noColumns,
      sql`UPDATE baby_portions SET portions = ${patch.portions}, updated_at_ms = ${context.nowMs()} WHERE id = ${id}`,
    );
    return requirePortions(rows, caller, id);
  });
}

/** @throws ApiError 404 */
export async function deletePortions(context: ServiceContext, caller: Caller, id: string): Promise<void> {
  await withWriteTransaction(context.payload, async (transaction) => {
    const { rows } = transaction;
    const { baby: babyId } = await requirePortions(rows, caller, id);
    await notifyCarers(transaction, { babyId, kind: 'portions', caller });
    await rows(noColumns, sql`DELETE FROM baby_portions WHERE id = ${id}`);
  });
}

async function requirePortions(rows: Rows, caller: Caller, id: string): Promise<PortionsAnswer> {
  const [row] = await selectPortions(rows, caller.memberId, sql`WHERE e.id = ${id}`);
  if (!row) throw notFound();
  return toPortions(row, caller);
}
