import { fieldErrors } from '../../../platform/http/api-error';
import { type Sql, sql } from '../../../platform/database/sql';
import type { LogQuery } from '../../../contract/day-query';
import { dateAfter, dateIn, startOfDay } from './calendar-days';

/**
 * The condition for entries as `e` that begin or end where the query says, both days included.
 * @throws ApiError 400 for an end before the beginning
 */
export function withinDays(moment: Sql, { from, to, time_zone: timeZone }: LogQuery): Sql {
  if (from !== undefined && to !== undefined && to < from) {
    throw fieldErrors({ to: ['The end cannot be before the start.'] });
  }
  const isAfter = from === undefined ? sql`1 = 1` : sql`${moment} >= ${startOfDay(from, timeZone)}`;
  const isBefore = to === undefined ? sql`1 = 1` : sql`${moment} < ${startOfDay(dateAfter(to, 1), timeZone)}`;
  return sql`${isAfter} AND ${isBefore}`;
}

/** The first and the last day of a summary: as asked, at most `longest` days; without it the last seven. */
export function summaryDays(
  { from, to, time_zone: timeZone }: LogQuery,
  { nowMs, longest }: { nowMs: number; longest: number },
): { first: string; last: string } {
  const last = to ?? dateIn(timeZone, nowMs);
  const asked = from ?? dateAfter(last, -6);
  const earliest = dateAfter(last, 1 - longest);
  return { first: asked < earliest ? earliest : asked, last };
}
