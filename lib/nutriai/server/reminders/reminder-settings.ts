import * as z from 'zod';
import type { RemindersAnswer, RemindersRequest } from '../../../contract/nutriai-reminders';
import { noColumns, numberColumn, sql, withWriteTransaction } from '../../../platform/database/sql';
import { fieldErrors } from '../../../platform/http/api-error';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { rowsOutside } from '../babies/babies';
import { type Rows, selectBabies } from '../babies/baby-rows';
import { isTimeZone } from '../../../contract/time-zone';

const memberRow = z.object({
  time_zone: z.string(),
  quiet_from: z.string().nullable(),
  quiet_to: z.string().nullable(),
});

const babyRow = z.object({
  baby_id: z.string(),
  drops: numberColumn,
  feed_after_minutes: numberColumn.nullable(),
  next_allergen: numberColumn,
  appointments: numberColumn,
});

/** What a member is reminded of, with every baby that they look after now. */
export async function remindersOf(rows: Rows, memberId: string): Promise<RemindersAnswer> {
  const [member] = await rows(
    memberRow,
    sql`SELECT time_zone, quiet_from, quiet_to FROM member_reminders WHERE member_id = ${memberId}`,
  );
  const stored = await rows(
    babyRow,
    sql`SELECT baby_id, drops, feed_after_minutes, next_allergen, appointments FROM baby_reminders
        WHERE member_id = ${memberId}`,
  );
  const byBaby = new Map(stored.map((row) => [row.baby_id, row]));
  const babies = await selectBabies(rows, memberId, sql`ORDER BY b.created_at_ms, b.id`);
  const { quiet_from: from, quiet_to: to } = member ?? { quiet_from: null, quiet_to: null };
  return {
    time_zone: member?.time_zone ?? null,
    quiet: from !== null && to !== null ? { from, to } : null,
    babies: babies.map(({ id, name }) => {
      const row = byBaby.get(id);
      return {
        baby: id,
        name,
        drops: row?.drops === 1,
        feed_after_minutes: row?.feed_after_minutes ?? null,
        next_allergen: row?.next_allergen === 1,
        appointments: row?.appointments === 1,
      };
    }),
  };
}

export async function readReminders(context: ServiceContext, { memberId }: Caller): Promise<RemindersAnswer> {
  return remindersOf(rowsOutside(context), memberId);
}

/**
 * Stores what a member is reminded of, of all their babies at once. Babies that are left out are not reminded of.
 * @throws ApiError 400 for a time zone that nobody knows, and for a baby that is not the caller's
 */
export async function storeReminders(
  { payload, nowMs }: ServiceContext,
  { memberId }: Caller,
  { time_zone: timeZone, quiet, babies }: RemindersRequest,
): Promise<RemindersAnswer> {
  if (!isTimeZone(timeZone)) throw fieldErrors({ time_zone: ['This is not a time zone.'] });
  return withWriteTransaction(payload, async ({ rows }) => {
    const now = nowMs();
    await rows(
      noColumns,
      sql`INSERT INTO member_reminders (member_id, time_zone, quiet_from, quiet_to, updated_at_ms)
          VALUES (${memberId}, ${timeZone}, ${quiet?.from ?? null}, ${quiet?.to ?? null}, ${now})
          ON CONFLICT (member_id) DO UPDATE SET time_zone = excluded.time_zone, quiet_from = excluded.quiet_from,
            quiet_to = excluded.quiet_to, updated_at_ms = excluded.updated_at_ms`,
    );
    const known = new Set((await selectBabies(rows, memberId)).map(({ id }) => id));
    const foreign = babies.find(({ baby }) => !known.has(baby));
    if (foreign) throw fieldErrors({ babies: [`Invalid pk "${foreign.baby}" - object does not exist.`] });
    await rows(noColumns, sql`DELETE FROM baby_reminders WHERE member_id = ${memberId}`);
    const wanted = new Map(babies.filter(isAnythingOn).map((each) => [each.baby, each]));
    for (const each of wanted.values()) {
      await rows(
        noColumns,
        sql`INSERT INTO baby_reminders (member_id, baby_id, drops, feed_after_minutes, next_allergen, appointments,
            look_at_ms)
            VALUES (${memberId}, ${each.baby}, ${flag(each.drops)}, ${each.feed_after_minutes},
              ${flag(each.next_allergen)},
              ${flag(each.appointments)}, 0)`,
      );
    }
    return remindersOf(rows, memberId);
  });
}

const flag = (isOn: boolean) => (isOn ? 1 : 0);

function isAnythingOn(each: RemindersRequest['babies'][number]): boolean {
  return each.drops || each.feed_after_minutes !== null || each.next_allergen || each.appointments;
}
