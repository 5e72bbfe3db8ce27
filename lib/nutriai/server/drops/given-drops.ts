import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { GivenDropAnswer, GivenDropPatch, GivenDropRequest } from '../../../contract/nutriai-drops';
import { noColumns, numberColumn, type Sql, sql, withWriteTransaction } from '../../../platform/database/sql';
import { fieldErrors, notFound } from '../../../platform/http/api-error';
import type { PagedQuery } from '../../../platform/http/pagination';
import type { Caller, MemberWrite, ServiceContext } from '../../../platform/http/service-context';
import { rowsOutside } from '../babies/babies';
import { requireBaby, type Rows } from '../babies/baby-rows';
import { orderBy } from '../log/list-order';
import type { LogQuery } from '../../../contract/day-query';
import { withinDays } from '../log/list-query';
import { checkMoment, logColumns, loggedBaby, logFields, logsOf, mayChange, toMadeBy } from '../log/log-rows';
import { notifyCarers } from '../live/notify-carers';
import { selectDrops } from './drops';
import { entryEvent } from '../webhooks/log-events';
import { queueBabyEvents } from '../webhooks/queue-baby-events';

const givenRow = z.object({
  ...logFields,
  drop_id: z.string().nullable(),
  name: z.string(),
  amount: z.string(),
  took_dose: numberColumn,
  given_at_ms: numberColumn,
});
export type GivenRow = z.output<typeof givenRow>;

const table = sql`baby_given_drops`;
const columns = { given_at: sql`e.given_at_ms`, created_at: sql`e.created_at_ms` };

/** Drops and medicines that were given to babies that this member looks after. */
export function selectGivenDrops(rows: Rows, memberId: string, rest: Sql): Promise<GivenRow[]> {
  return rows(
    givenRow,
    sql`SELECT ${logColumns}, e.drop_id, e.name, e.amount, e.took_dose,
        e.given_at_ms ${logsOf(table, memberId)} ${rest}`,
  );
}

function toGivenDrop(row: GivenRow, { memberId }: Caller): GivenDropAnswer {
  return {
    id: row.id,
    baby: row.baby_id,
    drop: row.drop_id,
    name: row.name,
    amount: row.amount,
    given_at: new Date(row.given_at_ms).toISOString(),
    made_by: toMadeBy(row, memberId),
    created_at: new Date(row.created_at_ms).toISOString(),
    updated_at: new Date(row.updated_at_ms).toISOString(),
  };
}

/**
 * One page of what was given to babies of the caller's, the latest first.
 * @throws ApiError 404 for a baby that is not the caller's; 400 for days that cannot be
 */
export async function listGivenDrops(
  context: ServiceContext,
  caller: Caller,
  { query, page: { limit, offset } }: PagedQuery<LogQuery>,
): Promise<{ count: number; results: GivenDropAnswer[] }> {
  const rows = rowsOutside(context);
  const { memberId } = caller;
  if (query.baby !== undefined) await requireBaby(rows, memberId, query.baby);
  const isOfBaby = query.baby === undefined ? sql`1 = 1` : sql`e.baby_id = ${query.baby}`;
  const isAsked = sql`WHERE ${withinDays(sql`e.given_at_ms`, query)} AND ${isOfBaby}`;
  const order = orderBy(query.ordering, columns, { standard: sql`e.given_at_ms DESC`, tie: sql`e.id` });
  const found = await selectGivenDrops(
    rows,
    memberId,
    sql`${isAsked} ${order} LIMIT ${limit} OFFSET ${offset}`,
  );
  const [counted] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total ${logsOf(table, memberId)} ${isAsked}`,
  );
  return { count: counted?.total ?? 0, results: found.map((row) => toGivenDrop(row, caller)) };
}

/**
 * Logs that drops were given, and takes one dose from what is left.
 * @throws ApiError 400 for a baby that is not the caller's, drops that are not on its list, and a time that
 *   cannot be
 */
export async function addGivenDrop(
  context: ServiceContext,
  {
    transaction,
    caller,
    request: { baby: babyId, drop: dropId, given_at: givenAt },
  }: MemberWrite & { request: GivenDropRequest },
): Promise<GivenDropAnswer> {
  const { rows } = transaction;
  const nowMs = context.nowMs();
  const givenAtMs = Date.parse(givenAt);
  const { memberId } = caller;
  const baby = await loggedBaby(rows, memberId, babyId);
  const [drop] = await selectDrops(rows, memberId, sql`WHERE e.id = ${dropId} AND e.baby_id = ${babyId}`);
  if (!drop) throw fieldErrors({ drop: [`Invalid pk "${dropId}" - object does not exist.`] });
  checkMoment('given_at', { atMs: givenAtMs, baby, nowMs });
  await notifyCarers(transaction, { babyId, kind: 'drops', caller });
  const taken = await rows(
    z.object({ id: z.string() }),
    sql`UPDATE baby_drops SET doses_left = doses_left - 1 WHERE id = ${dropId} AND doses_left > 0 RETURNING id`,
  );
  const id = randomUUID();
  await rows(
    noColumns,
    sql`INSERT INTO baby_given_drops (id, baby_id, drop_id, made_by, name, amount, took_dose, given_at_ms,
        created_at_ms, updated_at_ms)
        VALUES (${id}, ${babyId}, ${dropId}, ${memberId}, ${drop.name}, ${drop.amount}, ${taken.length},
          ${givenAtMs}, ${nowMs},
          ${nowMs})`,
  );
  await queueBabyEvents(context, {
    transaction,
    babyId,
    events: [entryEvent('drop', 'logged', { id, atMs: givenAtMs })],
  });
  return requireGivenDrop(rows, caller, id);
}

/** @throws ApiError 404 */
export async function readGivenDrop(
  context: ServiceContext,
  caller: Caller,
  id: string,
): Promise<GivenDropAnswer> {
  return requireGivenDrop(rowsOutside(context), caller, id);
}

/** @throws ApiError 404; 403 for a carer who did not log it; 400 for a time that cannot be */
export async function changeGivenDrop(
  context: ServiceContext,
  caller: Caller,
  { id, patch }: { id: string; patch: GivenDropPatch },
): Promise<GivenDropAnswer> {
  return withWriteTransaction(context.payload, async (transaction) => {
    const { rows } = transaction;
    const nowMs = context.nowMs();
    const stored = await findToChange(rows, caller, id);
    await notifyCarers(transaction, { babyId: stored.baby_id, kind: 'drops', caller });
    const givenAtMs = patch.given_at === undefined ? stored.given_at_ms : Date.parse(patch.given_at);
    const baby = await requireBaby(rows, caller.memberId, stored.baby_id);
    if (givenAtMs !== stored.given_at_ms) checkMoment('given_at', { atMs: givenAtMs, baby, nowMs });
    await rows(
      noColumns,
      sql`UPDATE baby_given_drops SET given_at_ms = ${givenAtMs}, updated_at_ms = ${nowMs} WHERE id = ${id}`,
    );
    const changed = entryEvent('drop', 'changed', { id, atMs: givenAtMs });
    await queueBabyEvents(context, { transaction, babyId: stored.baby_id, events: [changed] });
    return requireGivenDrop(rows, caller, id);
  });
}

/**
 * Deletes what was not given after all, and puts its dose back.
 * @throws ApiError 404; 403 for a carer who did not log it
 */
export async function deleteGivenDrop(context: ServiceContext, caller: Caller, id: string): Promise<void> {
  await withWriteTransaction(context.payload, async (transaction) => {
    const { rows } = transaction;
    const given = await findToChange(rows, caller, id);
    const { drop_id: dropId, took_dose: tookDose } = given;
    await notifyCarers(transaction, { babyId: given.baby_id, kind: 'drops', caller });
    await rows(
      noColumns,
      sql`UPDATE baby_drops SET doses_left = doses_left + ${tookDose} WHERE id = ${dropId} AND doses_left IS NOT NULL`,
    );
    await rows(noColumns, sql`DELETE FROM baby_given_drops WHERE id = ${id}`);
    const deleted = entryEvent('drop', 'deleted', { id, atMs: given.given_at_ms });
    await queueBabyEvents(context, { transaction, babyId: given.baby_id, events: [deleted] });
  });
}

/** The entry as it is once every other change of it has ended. */
async function findToChange(rows: Rows, { memberId }: Caller, id: string): Promise<GivenRow> {
  // All changes of one baby's drops wait for one another: the stock and the entry are of two tables.
  await rows(
    noColumns,
    sql`UPDATE baby_profiles SET name = name WHERE id = (SELECT baby_id FROM baby_given_drops WHERE id = ${id})`,
  );
  const [row] = await selectGivenDrops(rows, memberId, sql`WHERE e.id = ${id}`);
  return mayChange(row, memberId);
}

async function requireGivenDrop(rows: Rows, caller: Caller, id: string): Promise<GivenDropAnswer> {
  const [row] = await selectGivenDrops(rows, caller.memberId, sql`WHERE e.id = ${id}`);
  if (!row) throw notFound();
  return toGivenDrop(row, caller);
}
