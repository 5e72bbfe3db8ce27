import * as z from 'zod';
import { fieldErrors } from '../../../platform/http/api-error';
import { type Sql, sql } from '../../../platform/database/sql';
import { pageQuery } from '../../../platform/http/pagination';
import { dateAfter, dateIn, isDate, isTimeZone, startOfDay } from './calendar-days';

/** `?page=&page_size=&ordering=` */
export const orderedPageQuery = pageQuery.extend({ ordering: z.string().max(200).optional() });

const timeZoneField = z.string().refine(isTimeZone, { error: 'Enter the IANA name of a time zone.' });

/** The family's time zone, by which days begin. */
export const timeZoneQuery = z.object({ time_zone: timeZoneField.default('UTC') });

/**
 * Nothing is logged before or after these, and every day between them has a day before and a day after: who
 * means "ever" may write 9999-12-31.
 */
const firstDate = '1900-01-01';
const lastDate = '2199-12-31';

const dateField = z
  .string()
  .refine(isDate, { error: 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.' })
  .transform((date) => [firstDate, date, lastDate].sort()[1] ?? date);

/** `?date=&time_zone=` of one day; today when none is given. */
export const dayQuery = timeZoneQuery.extend({ date: dateField.optional() });

/** `?baby=&from=&to=&time_zone=` of what is logged, besides the page and its order. */
export const logQuery = orderedPageQuery.extend({
  baby: z.uuid().optional(),
  from: dateField.optional(),
  to: dateField.optional(),
  time_zone: timeZoneField.default('UTC'),
});
export type LogQuery = z.output<typeof logQuery>;

/**
 * The condition for entries as `e` that begin or end where the query says, both days included.
 * @throws ApiError 400 for an end before the beginning
 */
export function withinDays(moment: Sql, { from, to, time_zone: timeZone }: LogQuery): Sql {
  if (from !== undefined && to !== undefined && to < from) {
    throw fieldErrors({ to: ['The end cannot be before the beginning.'] });
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
