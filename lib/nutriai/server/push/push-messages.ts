import * as z from 'zod';
import { noColumns, sql } from '../../../platform/database/sql';
import type { Rows } from '../babies/baby-rows';
import type { Reminder } from '../reminders/due-reminders';
import type { ServiceContext } from '../../../platform/http/service-context';
import { withWriteTransaction, type WriteTransaction } from '../../../platform/database/sql';
import { afterCommit } from '../../../platform/database/after-commit';
import type { Caller } from '../../../platform/http/service-context';
import { notFound } from '../../../platform/http/api-error';
import { selectDevices } from './push-devices';
import { deliverPushes } from './deliver-pushes';

const dayMs = 24 * 60 * 60_000;
/** A reminder of the same name cannot fall due again after so long. */
const remembered = 8 * dayMs;
const testLifeMs = 5 * 60_000;

/** Puts a reminder on its way to every browser of a member, once to each, however often it is asked for. */
export async function queueReminder(
  { rows }: Pick<WriteTransaction, 'rows'>,
  reminder: Reminder,
  { memberId, babyId, nowMs }: { memberId: string; babyId: string; nowMs: number },
): Promise<void> {
  const devices = await selectDevices(rows, memberId, sql``);
  for (const { id } of devices) await insertMessage(rows, reminder, { deviceId: id, babyId, nowMs });
}

async function insertMessage(
  rows: Rows,
  { key, title, body, path, giveUpAtMs }: Reminder,
  { deviceId, babyId, nowMs }: { deviceId: string; babyId: string | null; nowMs: number },
): Promise<void> {
  const text = JSON.stringify({ title, body, path, tag: key });
  await rows(
    noColumns,
    sql`INSERT INTO push_messages (device_id, baby_id, reminder, body, state, attempts, next_attempt_at_ms,
        give_up_at_ms, created_at_ms)
        VALUES (${deviceId}, ${babyId}, ${key}, ${text}, 'waiting', 0, ${nowMs}, ${giveUpAtMs}, ${nowMs})
        ON CONFLICT (device_id, reminder) DO NOTHING`,
  );
}

/**
 * Sends a message to one of the member's browsers, by which they see that it arrives.
 * @throws ApiError 404
 */
export async function sendTestPush(
  context: ServiceContext,
  { memberId }: Caller,
  deviceId: string,
): Promise<void> {
  await withWriteTransaction(context.payload, async ({ rows, req }) => {
    const [device] = await selectDevices(rows, memberId, sql`AND d.id = ${deviceId}`);
    if (!device) throw notFound();
    const nowMs = context.nowMs();
    const test: Reminder = {
      key: `test ${nowMs}`,
      title: 'Reminders work here',
      body: 'This is what a reminder looks like.',
      path: '/nutriai/reminders',
      giveUpAtMs: nowMs + testLifeMs,
    };
    await insertMessage(rows, test, { deviceId, babyId: null, nowMs });
    await afterCommit(req, () => void deliverPushes(context));
  });
}

/** Deletes what ended so long ago that its reminder cannot fall due again. */
export async function deleteOldMessages(rows: Rows, nowMs: number): Promise<void> {
  await rows(
    z.unknown(),
    sql`DELETE FROM push_messages WHERE state <> 'waiting' AND ended_at_ms <= ${nowMs - remembered}`,
  );
}
