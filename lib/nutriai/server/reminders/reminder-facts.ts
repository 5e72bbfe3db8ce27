import * as z from 'zod';
import { weekdayWords } from '../../../contract/drop-words';
import { numberColumn, sql } from '../../../platform/database/sql';
import { findBaby, jsonText, type Rows } from '../babies/baby-rows';
import { dateAfter, dateIn, startOfDay } from '../log/calendar-days';
import type { ReminderFacts } from './due-reminders';

const settingsRow = z.object({
  drops: numberColumn,
  feed_after_minutes: numberColumn.nullable(),
  next_allergen: numberColumn,
  appointments: numberColumn,
  time_zone: z.string(),
  quiet_from: z.string().nullable(),
  quiet_to: z.string().nullable(),
  language: z.unknown(),
});
type Settings = z.output<typeof settingsRow>;

interface Asked {
  memberId: string;
  babyId: string;
  nowMs: number;
}

/** What is known of a baby for one who is reminded of it; null where they do not look after it any more. */
export async function reminderFacts(rows: Rows, asked: Asked): Promise<ReminderFacts | null> {
  const { memberId, babyId, nowMs } = asked;
  const [settings] = await rows(
    settingsRow,
    sql`SELECT r.drops, r.feed_after_minutes, r.next_allergen, r.appointments, m.time_zone, m.quiet_from, m.quiet_to,
          a.preferences ->> 'language' AS language
        FROM baby_reminders r JOIN member_reminders m ON m.member_id = r.member_id
        JOIN members a ON a.id = r.member_id AND a.status = 'active'
        WHERE r.member_id = ${memberId} AND r.baby_id = ${babyId}`,
  );
  const baby = settings && (await findBaby(rows, memberId, babyId));
  if (!settings || !baby) return null;
  const { quiet_from: from, quiet_to: to, time_zone: timeZone } = settings;
  return {
    babyId,
    babyName: baby.name,
    timeZone,
    ...(settings.language === 'en-US' && { english: 'american' as const }),
    quiet: from !== null && to !== null ? { from, to } : null,
    drops: settings.drops === 1 ? await dropsOf(rows, { babyId, nowMs, timeZone }) : [],
    feeding: await feedingOf(rows, settings, asked),
    appointments: settings.appointments === 1 ? await appointmentsOf(rows, asked) : [],
    isAllergenAsked: settings.next_allergen === 1,
  };
}

const dropRow = z.object({
  id: z.string(),
  name: z.string(),
  amount: z.string(),
  weekdays: jsonText(z.array(z.enum(weekdayWords))),
  time: z.string(),
  given: numberColumn,
});

async function dropsOf(
  rows: Rows,
  { babyId, nowMs, timeZone }: { babyId: string; nowMs: number; timeZone: string },
): Promise<ReminderFacts['drops']> {
  const today = dateIn(timeZone, nowMs);
  const [fromMs, toMs] = [startOfDay(today, timeZone), startOfDay(dateAfter(today, 1), timeZone)];
  const found = await rows(
    dropRow,
    sql`SELECT d.id, d.name, d.amount, d.weekdays, d.time, (SELECT count(*) FROM baby_given_drops g
          WHERE g.drop_id = d.id AND g.given_at_ms >= ${fromMs} AND g.given_at_ms < ${toMs}) AS given
        FROM baby_drops d WHERE d.baby_id = ${babyId} AND d.time IS NOT NULL ORDER BY d.time, d.id`,
  );
  return found.map(({ given, ...drop }) => ({ ...drop, isGivenToday: given > 0 }));
}

async function feedingOf(
  rows: Rows,
  { feed_after_minutes: afterMinutes }: Settings,
  { babyId, nowMs }: Asked,
): Promise<ReminderFacts['feeding']> {
  if (afterMinutes === null) return null;
  const [last] = await rows(
    z.object({ id: z.string(), eaten_at_ms: numberColumn }),
    sql`SELECT id, eaten_at_ms FROM baby_meals WHERE baby_id = ${babyId} AND eaten_at_ms <= ${nowMs}
        ORDER BY eaten_at_ms DESC, id LIMIT 1`,
  );
  return last ? { afterMinutes, last: { id: last.id, atMs: last.eaten_at_ms } } : null;
}

async function appointmentsOf(rows: Rows, { babyId, nowMs }: Asked): Promise<ReminderFacts['appointments']> {
  const found = await rows(
    z.object({ id: z.string(), title: z.string(), place: z.string(), starts_at_ms: numberColumn }),
    sql`SELECT id, title, place, starts_at_ms FROM baby_appointments
        WHERE baby_id = ${babyId} AND starts_at_ms > ${nowMs} ORDER BY starts_at_ms, id LIMIT 20`,
  );
  return found.map(({ starts_at_ms: startsAtMs, ...each }) => ({ ...each, startsAtMs }));
}
