import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { dropsAtMost, isDueOn, streakAtMost, type Weekday, weekdayWords } from '../../../contract/drop-words';
import type { DropAnswer, DropPatch, DropRequest } from '../../../contract/nutriai-drops';
import { noColumns, numberColumn, type Sql, sql, withWriteTransaction } from '../../../platform/database/sql';
import { forbidden, nonFieldError, notFound } from '../../../platform/http/api-error';
import type { Page } from '../../../platform/http/pagination';
import type { Caller, MemberWrite, ServiceContext } from '../../../platform/http/service-context';
import { rowsOutside } from '../babies/babies';
import { jsonText, requireBaby, requireParent, type Rows } from '../babies/baby-rows';
import { dateAfter, dateIn, startOfDay } from '../log/calendar-days';
import { emergencyInWords } from '../log/emergency-in-words';
import { logColumns, loggedBaby, logFields, logsOf, toMadeBy } from '../log/log-rows';
import { notifyCarers } from '../live/notify-carers';
import { missedBefore, streakBefore } from './drop-days';

const dropRow = z.object({
  ...logFields,
  name: z.string(),
  amount: z.string(),
  weekdays: jsonText(z.array(z.enum(weekdayWords))),
  time: z.string().nullable(),
  doses_left: numberColumn.nullable(),
});
type DropRow = z.output<typeof dropRow>;

const table = sql`baby_drops`;

/** The day that a schedule is asked about: today where no date is given. */
export interface DropDay {
  date?: string | undefined;
  time_zone: string;
}

/** Drops and medicines on the lists of babies that this member looks after. */
export function selectDrops(rows: Rows, memberId: string, rest: Sql): Promise<DropRow[]> {
  return rows(
    dropRow,
    sql`SELECT ${logColumns}, e.name, e.amount, e.weekdays, e.time, e.doses_left ${logsOf(table, memberId)} ${rest}`,
  );
}

interface Asked {
  memberId: string;
  day: DropDay;
  nowMs: number;
}

/** Drops with what their schedule says on the day. */
async function toDrops(
  rows: Rows,
  found: readonly DropRow[],
  { memberId, day, nowMs }: Asked,
): Promise<DropAnswer[]> {
  const timeZone = day.time_zone;
  const date = day.date ?? dateIn(timeZone, nowMs);
  const given = await givenDates(rows, found, { date, timeZone });
  return found.map((row) => {
    const schedule = { weekdays: row.weekdays, since: dateIn(timeZone, row.created_at_ms) };
    const givenOn = given.get(row.id) ?? new Set();
    return {
      id: row.id,
      baby: row.baby_id,
      name: row.name,
      amount: row.amount,
      weekdays: row.weekdays,
      time: row.time,
      doses_left: row.doses_left,
      ...emergencyInWords(row.name, row.amount),
      day: {
        date,
        is_due: isDueOn(schedule, date),
        streak_before: streakBefore(schedule, date, givenOn),
        missed: missedBefore(schedule, date, givenOn),
      },
      made_by: toMadeBy(row, memberId),
      created_at: new Date(row.created_at_ms).toISOString(),
      updated_at: new Date(row.updated_at_ms).toISOString(),
    };
  });
}

/** The dates on which each of them was given before a date, as far back as a streak is counted. */
async function givenDates(
  rows: Rows,
  drops: readonly DropRow[],
  { date, timeZone }: { date: string; timeZone: string },
): Promise<Map<string, Set<string>>> {
  const dates = new Map<string, Set<string>>(drops.map(({ id }) => [id, new Set()]));
  if (drops.length === 0) return dates;
  const ids = sql.join(
    drops.map(({ id }) => sql`${id}`),
    sql`, `,
  );
  const moments = await rows(
    z.object({ drop_id: z.string(), given_at_ms: numberColumn }),
    sql`SELECT drop_id, given_at_ms FROM baby_given_drops WHERE drop_id IN (${ids})
          AND given_at_ms >= ${startOfDay(dateAfter(date, -streakAtMost), timeZone)}
          AND given_at_ms < ${startOfDay(date, timeZone)}`,
  );
  for (const { drop_id: id, given_at_ms: atMs } of moments) dates.get(id)?.add(dateIn(timeZone, atMs));
  return dates;
}

/**
 * One page of the drops and medicines of the caller's babies, by the time of day at which they are due.
 * @throws ApiError 404 for a baby that is not the caller's
 */
export async function listDrops(
  context: ServiceContext,
  { memberId }: Caller,
  { baby, limit, offset, ...day }: Pick<Page, 'limit' | 'offset'> & DropDay & { baby?: string | undefined },
): Promise<{ count: number; results: DropAnswer[] }> {
  const rows = rowsOutside(context);
  if (baby !== undefined) await requireBaby(rows, memberId, baby);
  const isOfBaby = baby === undefined ? sql`WHERE 1 = 1` : sql`WHERE e.baby_id = ${baby}`;
  const found = await selectDrops(
    rows,
    memberId,
    sql`${isOfBaby} ORDER BY COALESCE(e.time, '99:99'), e.created_at_ms, e.id LIMIT ${limit} OFFSET ${offset}`,
  );
  const [counted] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total ${logsOf(table, memberId)} ${isOfBaby}`,
  );
  const results = await toDrops(rows, found, { memberId, day, nowMs: context.nowMs() });
  return { count: counted?.total ?? 0, results };
}

/**
 * Puts drops or a medicine onto the list of a baby.
 * @throws ApiError 400 for a baby that is not the caller's, and for a list that is full; 403 for a carer
 */
export async function addDrop(
  context: ServiceContext,
  { transaction, caller, request }: MemberWrite & { request: DropRequest },
): Promise<DropAnswer> {
  const { rows } = transaction;
  const { memberId } = caller;
  const nowMs = context.nowMs();
  const { baby: babyId, name, amount, time, doses_left: dosesLeft } = request;
  const { role } = await loggedBaby(rows, memberId, babyId);
  if (role !== 'parent') throw forbidden('Only a parent of this baby may do this.');
  const [counted] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total FROM baby_drops WHERE baby_id = ${babyId}`,
  );
  if ((counted?.total ?? 0) >= dropsAtMost) {
    throw nonFieldError(`A list can have at most ${dropsAtMost} drops and medicines.`);
  }
  await notifyCarers(transaction, { babyId, kind: 'drops', caller });
  const id = randomUUID();
  await rows(
    noColumns,
    sql`INSERT INTO baby_drops (id, baby_id, made_by, name, amount, weekdays, time, doses_left, created_at_ms,
        updated_at_ms)
        VALUES (${id}, ${babyId}, ${memberId}, ${name}, ${amount}, ${weekdaysText(request.weekdays)}, ${time},
          ${dosesLeft},
          ${nowMs}, ${nowMs})`,
  );
  return requireDrop(rows, id, { memberId, day: utc, nowMs });
}

const utc: DropDay = { time_zone: 'UTC' };

/** Each weekday once, Monday first. */
function weekdaysText(weekdays: readonly Weekday[]): string {
  return JSON.stringify(weekdayWords.filter((weekday) => weekdays.includes(weekday)));
}

/** @throws ApiError 404 */
export async function readDrop(
  context: ServiceContext,
  { memberId }: Caller,
  { id, ...day }: { id: string } & DropDay,
): Promise<DropAnswer> {
  return requireDrop(rowsOutside(context), id, { memberId, day, nowMs: context.nowMs() });
}

/** @throws ApiError 404; 403 for a carer */
export async function changeDrop(
  context: ServiceContext,
  caller: Caller,
  { id, patch }: { id: string; patch: DropPatch },
): Promise<DropAnswer> {
  return withWriteTransaction(context.payload, async (transaction) => {
    const { rows } = transaction;
    const { memberId } = caller;
    const nowMs = context.nowMs();
    const stored = await findToChange(rows, memberId, id);
    await notifyCarers(transaction, { babyId: stored.baby_id, kind: 'drops', caller });
    const { name, amount, weekdays, time, doses_left: dosesLeft } = { ...stored, ...patch };
    await rows(
      noColumns,
      sql`UPDATE baby_drops SET name = ${name}, amount = ${amount}, weekdays = ${weekdaysText(weekdays)},
          time = ${time},
            doses_left = ${dosesLeft}, updated_at_ms = ${nowMs} WHERE id = ${id}`,
    );
    return requireDrop(rows, id, { memberId, day: utc, nowMs });
  });
}

/**
 * Takes drops off the list. What was given of them stays in the log.
 * @throws ApiError 404; 403 for a carer
 */
export async function deleteDrop(context: ServiceContext, caller: Caller, id: string): Promise<void> {
  await withWriteTransaction(context.payload, async (transaction) => {
    const { rows } = transaction;
    const { baby_id: babyId } = await findToChange(rows, caller.memberId, id);
    await notifyCarers(transaction, { babyId, kind: 'drops', caller });
    await rows(noColumns, sql`DELETE FROM baby_drops WHERE id = ${id}`);
  });
}

/** The drops as they are once every other change of them has ended. */
async function findToChange(rows: Rows, memberId: string, id: string): Promise<DropRow> {
  await rows(
    noColumns,
    sql`UPDATE baby_profiles SET name = name WHERE id = (SELECT baby_id FROM baby_drops WHERE id = ${id})`,
  );
  const [row] = await selectDrops(rows, memberId, sql`WHERE e.id = ${id}`);
  if (!row) throw notFound();
  await requireParent(rows, memberId, row.baby_id);
  return row;
}

async function requireDrop(rows: Rows, id: string, asked: Asked): Promise<DropAnswer> {
  const [drop] = await toDrops(rows, await selectDrops(rows, asked.memberId, sql`WHERE e.id = ${id}`), asked);
  if (!drop) throw notFound();
  return drop;
}
