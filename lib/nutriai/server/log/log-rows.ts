import * as z from 'zod';
import { memberName } from '../../../accounts/server/members/member-name';
import { carerRoles } from '../../../contract/nutriai-babies';
import type { MadeBy } from '../../../contract/nutriai-water';
import { fieldErrors, forbidden, notFound } from '../../../platform/http/api-error';
import { numberColumn, type Sql, sql } from '../../../platform/database/sql';
import { type BabyRow, findBaby, lockBaby, type Rows } from '../babies/baby-rows';
import { latestDate, utcDate } from './calendar-days';

/**
 * What every entry of a log has: `e` the entry, `c` the caller's row of carers, `m` its writer, `w` the
 * writer's row of carers.
 */
const logRow = z.object({
  id: z.string(),
  baby_id: z.string(),
  made_by: z.string().nullable(),
  display_name: z.string().nullable(),
  first_name: z.string().nullable(),
  status: z.enum(['active', 'disabled']).nullable(),
  role: z.enum(carerRoles),
  writer_role: z.enum(carerRoles).nullable(),
  created_at_ms: numberColumn,
  updated_at_ms: numberColumn,
});
export const logFields = logRow.shape;
export type LogRow = z.output<typeof logRow>;

export const logColumns = sql`e.id, e.baby_id, e.made_by, m.display_name, m.first_name, m.status, c.role,
    w.role AS writer_role, e.created_at_ms, e.updated_at_ms`;

/** `FROM` of entries of the babies that this member looks after: of others there is no row. */
export function logsOf(table: Sql, memberId: string): Sql {
  return sql`FROM ${table} e JOIN baby_carers c ON c.baby_id = e.baby_id AND c.member_id = ${memberId}
    LEFT JOIN members m ON m.id = e.made_by LEFT JOIN baby_carers w ON w.baby_id = e.baby_id
      AND w.member_id = e.made_by`;
}

type WriterRow = Pick<LogRow, 'made_by' | 'display_name' | 'first_name' | 'status' | 'writer_role'>;

export function toMadeBy(row: WriterRow, memberId: string): MadeBy {
  if (row.made_by === null) return null;
  const { display_name: displayName, first_name: firstName, status } = row;
  return {
    id: row.made_by,
    name: memberName(status === null ? null : { displayName, firstName, status }, ''),
    role: row.writer_role,
    is_me: row.made_by === memberId,
  };
}

/**
 * An entry may be changed by a parent, and by the carer who wrote it.
 * @throws ApiError 404 for none; 403
 */
export function mayChange<Row extends LogRow>(row: Row | undefined, memberId: string): Row {
  if (!row) throw notFound();
  if (row.role !== 'parent' && row.made_by !== memberId) {
    throw forbidden('A carer can only change what they logged themselves.');
  }
  return row;
}

/**
 * The baby that a new entry is about, kept from being deleted or unshared meanwhile.
 * @throws ApiError 400 for one that is not there or not the member's to log for, which cannot be told apart
 */
export async function loggedBaby(rows: Rows, memberId: string, id: string): Promise<BabyRow> {
  await lockBaby(rows, id);
  return babyToLog(rows, memberId, id);
}

/**
 * The same outside of the transaction that stores it: nothing is locked, which would be a write of its own.
 * @throws ApiError 400 likewise
 */
export async function babyToLog(rows: Rows, memberId: string, id: string): Promise<BabyRow> {
  const baby = await findBaby(rows, memberId, id);
  if (!baby) throw fieldErrors({ baby: [`Invalid pk "${id}" - object does not exist.`] });
  return baby;
}

/** Clocks of phones go wrong by minutes. */
const clockSlackMs = 10 * 60_000;

/** @throws ApiError 400 for a moment to come or before the birth */
export function checkMoment(
  field: string,
  { atMs, baby, nowMs }: { atMs: number; baby: BabyRow; nowMs: number },
): void {
  if (atMs > nowMs + clockSlackMs) throw fieldErrors({ [field]: ['This time is in the future.'] });
  // By the date furthest ahead: west of UTC a birth date lasts longer, east of it begins earlier.
  if (latestDate(atMs) < baby.birth_date) {
    throw fieldErrors({ [field]: ['This time is before the birth date.'] });
  }
}

/** The day of an age: never before the birth, which east of UTC may be a day ahead. */
export function ageDay(date: string, { birth_date: birthDate }: Pick<BabyRow, 'birth_date'>): string {
  return date < birthDate ? birthDate : date;
}

/** The day in UTC that an entry's age goes by. */
export function ageDayAt(atMs: number, baby: Pick<BabyRow, 'birth_date'>): string {
  return ageDay(utcDate(atMs), baby);
}
