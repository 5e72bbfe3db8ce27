import type * as z from 'zod';
import type { AccountExport } from '../../../contract/account-export';
import type { exportedReminders as remindersShape } from '../../../contract/nutriai-reminders';
import { sql } from '../../../platform/database/sql';
import type { Rows } from '../babies/baby-rows';
import { selectFeeds, toFeedFacts } from '../calendar/calendar-feeds';
import { selectDevices, toDevice } from '../push/push-devices';
import { remindersOf } from '../reminders/reminder-settings';

/** What a member is reminded of and in which browsers, without what a browser keeps secret. */
export async function exportedReminders(
  rows: Rows,
  memberId: string,
): Promise<z.output<typeof remindersShape>> {
  const devices = await selectDevices(rows, memberId, sql`ORDER BY d.created_at_ms, d.id`);
  return {
    settings: await remindersOf(rows, memberId),
    devices: devices.map((row) => {
      const { name, created_at, last_sent_at } = toDevice(row, null);
      return { name, created_at, last_sent_at };
    }),
  };
}

/** The calendars that a member made, without their addresses. */
export async function exportedCalendars(rows: Rows, memberId: string): Promise<AccountExport['calendars']> {
  return (await selectFeeds(rows, memberId, sql`ORDER BY created_at_ms, id`)).map(toFeedFacts);
}
