import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { WaterAnswer, WaterDayTotal, WaterPatch, WaterRequest } from '../../../contract/nutriai-water';
import { notFound } from '../../../platform/http/api-error';
import { noColumns, numberColumn, type Sql, sql, withWriteTransaction } from '../../../platform/database/sql';
import type { PagedQuery } from '../../../platform/http/pagination';
import type { Caller, MemberWrite, ServiceContext } from '../../../platform/http/service-context';
import { rowsOutside } from '../babies/babies';
import { type BabyRow, requireBaby, type Rows, selectBabies } from '../babies/baby-rows';
import { notifyCarers } from '../live/notify-carers';
import { emergencyInWords } from './emergency-in-words';
import { dateAfter, startOfDay } from './calendar-days';
import type { LogQuery } from '../../../contract/day-query';
import { summaryDays, withinDays } from './list-query';
import { importsOfEntries } from './imported-from';
import { orderBy } from './list-order';
import { checkMoment, logColumns, loggedBaby, logFields, logsOf, mayChange, toMadeBy } from './log-rows';
import { waterTotals } from './water-totals';
import { entryEvent } from '../webhooks/log-events';
import { queueBabyEvents } from '../webhooks/queue-baby-events';

/** Totals are for a quarter of a year at most. */
const longestTotalDays = 92;

const waterRow = z.object({
  ...logFields,
  drunk_at_ms: numberColumn,
  amount_ml: numberColumn,
  source: z.string(),
});
export type WaterRow = z.output<typeof waterRow>;

const columns = {
  drunk_at: sql`e.drunk_at_ms`,
  amount_ml: sql`e.amount_ml`,
  created_at: sql`e.created_at_ms`,
};
const water = sql`baby_water`;

/** Drinks of babies that this member looks after. */
export function selectWater(rows: Rows, memberId: string, rest: Sql): Promise<WaterRow[]> {
  return rows(
    waterRow,
    sql`SELECT ${logColumns}, e.drunk_at_ms, e.amount_ml, e.source ${logsOf(water, memberId)} ${rest}`,
  );
}

function toWater(row: WaterRow, { memberId }: Caller): WaterAnswer {
  return {
    id: row.id,
    baby: row.baby_id,
    drunk_at: new Date(row.drunk_at_ms).toISOString(),
    amount_ml: row.amount_ml,
    source: row.source,
    ...emergencyInWords(row.source),
    made_by: toMadeBy(row, memberId),
    created_at: new Date(row.created_at_ms).toISOString(),
    updated_at: new Date(row.updated_at_ms).toISOString(),
  };
}

/**
 * One page of what babies of the caller's drank, the latest first, and the totals of the days.
 * @throws ApiError 404 for a baby that is not the caller's; 400 for days that cannot be
 */
export async function listWater(
  context: ServiceContext,
  caller: Caller,
  { query, page: { limit, offset } }: PagedQuery<LogQuery>,
): Promise<{ count: number; results: WaterAnswer[]; totals: WaterDayTotal[] }> {
  const rows = rowsOutside(context);
  const { memberId } = caller;
  const babies =
    query.baby === undefined
      ? await selectBabies(rows, memberId, sql`ORDER BY b.created_at_ms, b.id`)
      : [await requireBaby(rows, memberId, query.baby)];
  const isAsked = sql`WHERE ${withinDays(sql`e.drunk_at_ms`, query)} AND ${isOfBabies(babies)}`;
  const totals = await totalsOf(rows, { caller, query, babies, nowMs: context.nowMs() });
  const order = orderBy(query.ordering, columns, { standard: sql`e.drunk_at_ms DESC`, tie: sql`e.id` });
  const found = await selectWater(rows, memberId, sql`${isAsked} ${order} LIMIT ${limit} OFFSET ${offset}`);
  const [counted] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total ${logsOf(water, memberId)} ${isAsked}`,
  );
  const importOf = await importsOfEntries(rows, found);
  const results = found.map((row) => ({ ...toWater(row, caller), ...importOf(row) }));
  return { count: counted?.total ?? 0, results, totals };
}

/** Entries of these babies as `e`; of a single one they are read in the order of its index. */
export function isOfBabies(babies: readonly Pick<BabyRow, 'id'>[]): Sql {
  const [first, ...others] = babies.map(({ id }) => sql`${id}`);
  if (first === undefined) return sql`1 = 0`;
  return others.length === 0
    ? sql`e.baby_id = ${first}`
    : sql`e.baby_id IN (${sql.join([first, ...others], sql`, `)})`;
}

const drinkRow = z.object({ baby_id: z.string(), drunk_at_ms: numberColumn, amount_ml: numberColumn });

interface TotalsAsked {
  caller: Caller;
  query: LogQuery;
  babies: readonly BabyRow[];
  nowMs: number;
}

async function totalsOf(
  rows: Rows,
  { caller: { memberId }, query, babies, nowMs }: TotalsAsked,
): Promise<WaterDayTotal[]> {
  const { first, last } = summaryDays(query, { nowMs, longest: longestTotalDays });
  const timeZone = query.time_zone;
  const days = sql`e.drunk_at_ms >= ${startOfDay(first, timeZone)}
      AND e.drunk_at_ms < ${startOfDay(dateAfter(last, 1), timeZone)}`;
  const drinks = await rows(
    drinkRow,
    sql`SELECT e.baby_id, e.drunk_at_ms, e.amount_ml ${logsOf(water, memberId)} WHERE ${days}
        AND ${isOfBabies(babies)}`,
  );
  return babies.flatMap((baby) =>
    waterTotals({
      baby: { id: baby.id, birthDate: baby.birth_date, dueDate: baby.due_date },
      drinks: drinks
        .filter((drink) => drink.baby_id === baby.id)
        .map((drink) => ({ atMs: drink.drunk_at_ms, amountMl: drink.amount_ml })),
      first,
      last,
      timeZone,
    }),
  );
}

/** @throws ApiError 400 for a baby that is not the caller's to log for, and for a time that cannot be */
export async function addWater(
  context: ServiceContext,
  {
    transaction,
    caller,
    request: { baby: babyId, drunk_at: drunkAt, amount_ml: amountMl, source },
  }: MemberWrite & { request: WaterRequest },
): Promise<WaterAnswer> {
  const { rows } = transaction;
  const nowMs = context.nowMs();
  const drunkAtMs = Date.parse(drunkAt);
  const baby = await loggedBaby(rows, caller.memberId, babyId);
  await notifyCarers(transaction, { babyId, kind: 'water', caller });
  checkMoment('drunk_at', { atMs: drunkAtMs, baby, nowMs });
  const id = randomUUID();
  await rows(
    noColumns,
    sql`INSERT INTO baby_water (id, baby_id, made_by, drunk_at_ms, amount_ml, source, created_at_ms, updated_at_ms)
        VALUES (${id}, ${babyId}, ${caller.memberId}, ${drunkAtMs}, ${amountMl}, ${source}, ${nowMs}, ${nowMs})`,
  );
  await queueBabyEvents(context, {
    transaction,
    babyId,
    events: [entryEvent('water', 'logged', { id, atMs: drunkAtMs })],
  });
  return toWater(await requireWater(rows, caller, id), caller);
}

/** @throws ApiError 404 */
export async function readWater(context: ServiceContext, caller: Caller, id: string): Promise<WaterAnswer> {
  return readWithImport(rowsOutside(context), caller, id);
}

/** @throws ApiError 404; 403 for a carer who did not log it; 400 for a time that cannot be */
export async function changeWater(
  context: ServiceContext,
  caller: Caller,
  { id, patch }: { id: string; patch: WaterPatch },
): Promise<WaterAnswer> {
  return withWriteTransaction(context.payload, async (transaction) => {
    const { rows } = transaction;
    const nowMs = context.nowMs();
    const stored = await findToChange(rows, caller, id);
    await notifyCarers(transaction, { babyId: stored.baby_id, kind: 'water', caller });
    const drunkAtMs = patch.drunk_at === undefined ? stored.drunk_at_ms : Date.parse(patch.drunk_at);
    const baby = await requireBaby(rows, caller.memberId, stored.baby_id);
    if (drunkAtMs !== stored.drunk_at_ms) checkMoment('drunk_at', { atMs: drunkAtMs, baby, nowMs });
    await rows(
      noColumns,
      sql`UPDATE baby_water SET drunk_at_ms = ${drunkAtMs}, amount_ml = ${patch.amount_ml ?? stored.amount_ml},
            source = ${patch.source ?? stored.source}, updated_at_ms = ${nowMs} WHERE id = ${id}`,
    );
    const changed = entryEvent('water', 'changed', { id, atMs: drunkAtMs });
    await queueBabyEvents(context, { transaction, babyId: stored.baby_id, events: [changed] });
    return readWithImport(rows, caller, id);
  });
}

/** @throws ApiError 404; 403 for a carer who did not log it */
export async function deleteWater(context: ServiceContext, caller: Caller, id: string): Promise<void> {
  await withWriteTransaction(context.payload, async (transaction) => {
    const { rows } = transaction;
    const { baby_id: babyId, drunk_at_ms: atMs } = await findToChange(rows, caller, id);
    await notifyCarers(transaction, { babyId, kind: 'water', caller });
    await rows(noColumns, sql`DELETE FROM baby_water WHERE id = ${id}`);
    await queueBabyEvents(context, {
      transaction,
      babyId,
      events: [entryEvent('water', 'deleted', { id, atMs })],
    });
  });
}

/** The entry as it is once every other change of it has ended. */
async function findToChange(rows: Rows, { memberId }: Caller, id: string): Promise<WaterRow> {
  await rows(noColumns, sql`UPDATE baby_water SET source = source WHERE id = ${id}`);
  const [row] = await selectWater(rows, memberId, sql`WHERE e.id = ${id}`);
  return mayChange(row, memberId);
}

async function readWithImport(rows: Rows, caller: Caller, id: string): Promise<WaterAnswer> {
  const row = await requireWater(rows, caller, id);
  return { ...toWater(row, caller), ...(await importsOfEntries(rows, [row]))(row) };
}

async function requireWater(rows: Rows, { memberId }: Caller, id: string): Promise<WaterRow> {
  const [row] = await selectWater(rows, memberId, sql`WHERE e.id = ${id}`);
  if (!row) throw notFound();
  return row;
}
