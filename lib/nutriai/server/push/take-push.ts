import * as z from 'zod';
import {
  noColumns,
  numberColumn,
  readRows,
  type Sql,
  sql,
  withWriteTransaction,
} from '../../../platform/database/sql';
import type { ServiceContext } from '../../../platform/http/service-context';
import { longestWaitMs } from '../webhooks/retry-wait';
import { openSubscription, type PushSubscription } from './push-secrets';

/** Longer than an attempt can take (lib/platform/http/post-outwards.ts), so that no two processes send the same. */
const claimMs = 90_000;

const messageRow = z.object({
  id: numberColumn,
  device_id: z.string(),
  body: z.string(),
  attempts: numberColumn,
  give_up_at_ms: numberColumn,
});

export interface TakenPush {
  id: number;
  deviceId: string;
  body: string;
  attempts: number;
  giveUpAtMs: number;
  subscription: PushSubscription;
}

/** Nothing waits longer than the longest wait, and no claim is longer than one, also when the clock was set back. */
function isDue(nowMs: number): Sql {
  return sql`p.state = 'waiting'
    AND (p.next_attempt_at_ms <= ${nowMs} OR p.next_attempt_at_ms > ${nowMs + 2 * longestWaitMs})
    AND NOT (COALESCE(p.claimed_until_ms, 0) > ${nowMs} AND p.claimed_until_ms <= ${nowMs + 2 * claimMs})`;
}

function nextMessage(nowMs: number): Sql {
  return sql`SELECT p.id FROM push_messages p WHERE ${isDue(nowMs)} ORDER BY p.next_attempt_at_ms, p.id LIMIT 1`;
}

/** The message may go: its device is of a member who is active and, of a baby, still looks after it. */
const isStillWanted = (id: number): Sql => sql`SELECT d.sealed FROM push_messages p
  JOIN push_devices d ON d.id = p.device_id JOIN members m ON m.id = d.member_id AND m.status = 'active'
  WHERE p.id = ${id} AND (p.baby_id IS NULL OR EXISTS (SELECT 1 FROM baby_carers c WHERE c.baby_id = p.baby_id
    AND c.member_id = d.member_id))`;

/**
 * Takes one message that is due: it belongs to this process for a minute and a half. `skipped` is one that
 * nobody wants any more.
 */
export async function takePush({ payload, nowMs }: ServiceContext): Promise<TakenPush | 'skipped' | null> {
  // Looking takes no writer's turn, and mostly there is nothing.
  const due = await readRows(payload, z.object({ id: numberColumn }), nextMessage(nowMs()));
  if (due.length === 0) return null;
  return withWriteTransaction(payload, async ({ rows }) => {
    const now = nowMs();
    const [message] = await rows(
      messageRow,
      sql`UPDATE push_messages AS p SET claimed_until_ms = ${now + claimMs}, attempts = attempts + 1
          WHERE id = (${nextMessage(now)}) AND ${isDue(now)}
          RETURNING id, device_id, body, attempts, give_up_at_ms`,
    );
    if (!message) return null;
    const [wanted] = await rows(z.object({ sealed: z.string() }), isStillWanted(message.id));
    const subscription = wanted ? openSubscription(wanted.sealed) : null;
    if (!subscription || now >= message.give_up_at_ms) {
      await rows(
        noColumns,
        sql`UPDATE push_messages SET state = 'failed', claimed_until_ms = NULL, ended_at_ms = ${now}
            WHERE id = ${message.id}`,
      );
      return 'skipped';
    }
    const { id, device_id: deviceId, body, attempts, give_up_at_ms: giveUpAtMs } = message;
    return { id, deviceId, body, attempts, giveUpAtMs, subscription };
  });
}
