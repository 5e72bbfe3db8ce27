import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { lockCaller } from '../../../accounts/server/tokens/caller-standing';
import type { CalendarAnswer, OwnCalendarAnswer } from '../../../contract/nutriai-calendar';
import { noColumns, numberColumn, type Sql, sql, withWriteTransaction } from '../../../platform/database/sql';
import { fieldErrors, notFound } from '../../../platform/http/api-error';
import { openSealed, sealText } from '../../../platform/http/sealed-text';
import type { Caller, MemberWrite, ServiceContext } from '../../../platform/http/service-context';
import { log } from '../../../platform/log/log';
import { getSettings } from '../../../platform/settings/settings';
import { rowsOutside } from '../babies/babies';
import { requireBaby, type Rows } from '../babies/baby-rows';
import { makeSecret, secretHash } from '../health-links/link-secrets';
import { isTimeZone } from '../../../contract/time-zone';

export const calendarPurpose = 'calendar address';

const feedRow = z.object({
  id: z.string(),
  sealed: z.string(),
  time_zone: z.string(),
  created_at_ms: numberColumn,
  read_at_ms: numberColumn.nullable(),
});
type FeedRow = z.output<typeof feedRow>;

const isoOf = (ms: number) => new Date(ms).toISOString();

function addressOf({ sealed }: FeedRow): string | null {
  return openSealed(getSettings().TOKEN_SECRETS, calendarPurpose, sealed)?.text ?? null;
}

/** The calendars that a member made. */
export function selectFeeds(rows: Rows, memberId: string, rest: Sql): Promise<FeedRow[]> {
  return rows(
    feedRow,
    sql`SELECT id, sealed, time_zone, created_at_ms, read_at_ms FROM calendar_feeds
        WHERE member_id = ${memberId} ${rest}`,
  );
}

/** A calendar without its address. */
export function toFeedFacts(row: FeedRow): Omit<CalendarAnswer, 'url'> {
  return {
    time_zone: row.time_zone,
    created_at: isoOf(row.created_at_ms),
    read_at: row.read_at_ms === null ? null : isoOf(row.read_at_ms),
  };
}

async function findFeed(rows: Rows, memberId: string, babyId: string): Promise<CalendarAnswer | null> {
  const [row] = await selectFeeds(rows, memberId, sql`AND baby_id = ${babyId}`);
  const address = row && addressOf(row);
  if (!row || !address) return null;
  return { url: `${getSettings().SITE_URL}/api/calendars/${address}.ics`, ...toFeedFacts(row) };
}

/**
 * The caller's own calendar of a baby, or that they made none.
 * @throws ApiError 404 for a baby that is not the caller's
 */
export async function readOwnCalendar(
  context: ServiceContext,
  { memberId }: Caller,
  babyId: string,
): Promise<OwnCalendarAnswer> {
  const rows = rowsOutside(context);
  await requireBaby(rows, memberId, babyId);
  return { calendar: await findFeed(rows, memberId, babyId) };
}

/**
 * Makes the caller's calendar of a baby, at a new address: one that there was before opens nothing any more.
 * @throws ApiError 404 for a baby that is not the caller's; 400 for a time zone that nobody knows; 401
 */
export async function makeCalendar(
  { nowMs }: ServiceContext,
  { transaction: { rows }, caller, babyId, timeZone }: MemberWrite & { babyId: string; timeZone: string },
): Promise<CalendarAnswer> {
  if (!isTimeZone(timeZone)) throw fieldErrors({ time_zone: ['This is not a time zone.'] });
  const { memberId } = caller;
  await lockCaller(rows, caller);
  await requireBaby(rows, memberId, babyId);
  const address = makeSecret();
  const sealed = sealText(getSettings().TOKEN_SECRET, calendarPurpose, address);
  await rows(
    noColumns,
    sql`DELETE FROM calendar_feeds WHERE member_id = ${memberId} AND baby_id = ${babyId}`,
  );
  await rows(
    noColumns,
    sql`INSERT INTO calendar_feeds (id, member_id, baby_id, address_hash, sealed, time_zone, created_at_ms)
        VALUES (${randomUUID()}, ${memberId}, ${babyId}, ${secretHash(address)}, ${sealed}, ${timeZone}, ${nowMs()})`,
  );
  log.info('calendar made', { member: memberId });
  const made = await findFeed(rows, memberId, babyId);
  if (!made) throw notFound();
  return made;
}

/**
 * Ends the caller's calendar of a baby: its address opens nothing any more.
 * @throws ApiError 404
 */
export async function endCalendar(
  { payload }: ServiceContext,
  { memberId }: Caller,
  babyId: string,
): Promise<void> {
  const gone = await withWriteTransaction(payload, ({ rows }) =>
    rows(
      noColumns,
      sql`DELETE FROM calendar_feeds WHERE member_id = ${memberId} AND baby_id = ${babyId} RETURNING id`,
    ),
  );
  if (gone.length === 0) throw notFound();
}

/** Ends every calendar of a member, whose addresses somebody else may know. */
export async function endCalendarsOf(rows: Rows, memberId: string): Promise<void> {
  await rows(noColumns, sql`DELETE FROM calendar_feeds WHERE member_id = ${memberId}`);
}
