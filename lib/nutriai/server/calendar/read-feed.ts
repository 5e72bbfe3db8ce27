import * as z from 'zod';
import { isDueOn, type Weekday, weekdayWords } from '../../../contract/drop-words';
import { noColumns, numberColumn, sql, withWriteTransaction } from '../../../platform/database/sql';
import { notFound } from '../../../platform/http/api-error';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { getSettings } from '../../../platform/settings/settings';
import { selectAppointments } from '../appointments/appointments';
import { rowsOutside } from '../babies/babies';
import { type BabyRow, findBaby, type Rows } from '../babies/baby-rows';
import { selectDrops } from '../drops/drops';
import { secretHash } from '../health-links/link-secrets';
import { dateAfter, dateIn } from '../log/calendar-days';
import { selectPlans, toPlan } from '../plans/plan-rows';
import { type CalendarEntry, toICalendar } from './icalendar';
import { planEntries } from './plan-calendar';

/** Plans of the last days stay to be seen. */
const daysBack = 14;
/** A day more than a plan may begin ahead. Computing clock changes for thousands of years would take seconds. */
const daysAhead = 367;
const plansAtMost = 8;
const refreshHours = 2;
const dropsMinutes = 10;
const dayMs = 86_400_000;

interface Feed {
  caller: Caller;
  baby: BabyRow;
  timeZone: string;
}

/**
 * The calendar at an address: meals that are planned, drops and medicines with a schedule, and appointments.
 * @throws ApiError 404 for an address that opens nothing, or nothing any more
 */
export async function readFeed(context: ServiceContext, address: string): Promise<string> {
  const rows = rowsOutside(context);
  const nowMs = context.nowMs();
  const feed = await openFeed(context, rows, address.replace(/\.ics$/, ''));
  const { baby, timeZone } = feed;
  const today = dateIn(timeZone, nowMs);
  const entries = [
    ...(await mealEntries(rows, feed, { today, nowMs })),
    ...(await dropEntries(rows, feed)),
    ...(await appointmentEntries(rows, feed, nowMs)),
  ];
  return toICalendar({ name: `${baby.name}, ${getSettings().SITE_NAME}`, timeZone, refreshHours, entries });
}

async function openFeed(context: ServiceContext, rows: Rows, address: string): Promise<Feed> {
  const hash = secretHash(address);
  const [row] = await rows(
    z.object({
      member_id: z.string(),
      baby_id: z.string(),
      time_zone: z.string(),
      read_at_ms: numberColumn.nullable(),
    }),
    sql`SELECT f.member_id, f.baby_id, f.time_zone, f.read_at_ms FROM calendar_feeds f
        JOIN members m ON m.id = f.member_id AND m.status = 'active' WHERE f.address_hash = ${hash}`,
  );
  // Whoever looks after the baby no more has no calendar of it either.
  const baby = row && (await findBaby(rows, row.member_id, row.baby_id));
  if (!row || !baby) throw notFound();
  const nowMs = context.nowMs();
  if ((row.read_at_ms ?? 0) < nowMs - dayMs) {
    await withWriteTransaction(context.payload, (transaction) =>
      transaction.rows(
        noColumns,
        sql`UPDATE calendar_feeds SET read_at_ms = ${nowMs} WHERE address_hash = ${hash}`,
      ),
    );
  }
  return { caller: { memberId: row.member_id, sessionId: null }, baby, timeZone: row.time_zone };
}

/** Of a day that several plans have, the meals of the newest. */
async function mealEntries(
  rows: Rows,
  { caller, baby }: Feed,
  { today, nowMs }: { today: string; nowMs: number },
): Promise<CalendarEntry[]> {
  const found = await selectPlans(
    rows,
    caller.memberId,
    sql`WHERE e.baby_id = ${baby.id} AND e.end_date >= ${dateAfter(today, -daysBack)}
          AND e.start_date <= ${dateAfter(today, daysAhead)}
        ORDER BY e.created_at_ms DESC, e.id LIMIT ${plansAtMost}`,
  );
  const planned = new Set<string>();
  const entries: CalendarEntry[] = [];
  for (const row of found) {
    const plan = await toPlan(rows, { row, baby, caller, nowMs });
    const days = plan.days.filter(({ date }) => !planned.has(date));
    for (const { date } of days) planned.add(date);
    entries.push(...planEntries({ ...plan, days }, getSettings().SITE_URL));
  }
  return entries;
}

const weekdayCodes: Readonly<Record<Weekday, string>> = {
  mon: 'MO',
  tue: 'TU',
  wed: 'WE',
  thu: 'TH',
  fri: 'FR',
  sat: 'SA',
  sun: 'SU',
};

async function dropEntries(rows: Rows, { caller, baby, timeZone }: Feed): Promise<CalendarEntry[]> {
  const { SITE_URL: siteUrl } = getSettings();
  const found = await selectDrops(
    rows,
    caller.memberId,
    sql`WHERE e.baby_id = ${baby.id} ORDER BY e.created_at_ms, e.id`,
  );
  return found
    .filter(({ weekdays }) => weekdays.length > 0)
    .map((drop) => {
      const [from = ''] = [dateIn(timeZone, drop.created_at_ms), baby.birth_date].sort().slice(-1);
      const date = firstDue(drop, from);
      const minute = drop.time === null ? null : minuteOf(drop.time);
      return {
        uid: `drops-${drop.id}@${new URL(siteUrl).host}`,
        start: minute === null ? { date } : { date, minute },
        lengthMinutes: dropsMinutes,
        weekdays: weekdayWords.filter((day) => drop.weekdays.includes(day)).map((day) => weekdayCodes[day]),
        summary: `${drop.name} for ${baby.name}`,
        description: drop.amount,
        url: `${siteUrl}/nutriai/today`,
        changedMs: drop.updated_at_ms,
        sequence: Math.floor((drop.updated_at_ms - drop.created_at_ms) / 1000),
      };
    });
}

/** A rule begins on a day that it names (RFC 5545 §3.8.5.3). */
function firstDue(schedule: { weekdays: readonly Weekday[] }, from: string): string {
  for (let days = 0; days < weekdayWords.length; days += 1) {
    const date = dateAfter(from, days);
    if (isDueOn(schedule, date)) return date;
  }
  return from;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

async function appointmentEntries(
  rows: Rows,
  { caller, baby }: Feed,
  nowMs: number,
): Promise<CalendarEntry[]> {
  const found = await selectAppointments(
    rows,
    caller.memberId,
    sql`WHERE e.baby_id = ${baby.id} AND e.starts_at_ms > ${nowMs - 90 * dayMs} ORDER BY e.starts_at_ms, e.id`,
  );
  return found.map((row) => ({
    uid: `appointment-${row.id}@${new URL(getSettings().SITE_URL).host}`,
    start: { atMs: row.starts_at_ms },
    lengthMinutes: row.minutes,
    summary: `${baby.name}: ${row.title}`,
    description: '',
    ...(row.place !== '' && { location: row.place }),
    changedMs: row.updated_at_ms,
    sequence: row.version,
  }));
}
