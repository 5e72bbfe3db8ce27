import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import {
  deliveryProblems,
  deliveryStates,
  testEvent,
  type WebhookEvent,
  webhookEvents,
} from '../../../contract/webhook-words';
import type { DeliveryAnswer } from '../../../contract/webhooks';
import { noColumns, numberColumn, type Sql, sql } from '../../../platform/database/sql';
import type { Rows } from '../babies/baby-rows';

const dayMs = 24 * 60 * 60_000;

/** How long a delivery is shown and can be sent again. */
const deliveriesStoredMs = 7 * dayMs;

const deliveryRow = z.object({
  id: numberColumn,
  public_id: z.string(),
  webhook_id: z.string(),
  baby_id: z.string().nullable(),
  message_id: z.string(),
  event: z.enum([...webhookEvents, testEvent]),
  body: z.string(),
  state: z.enum(deliveryStates),
  attempts: numberColumn,
  status: numberColumn.nullable(),
  problem: z.enum(deliveryProblems).nullable(),
  next_attempt_at_ms: numberColumn,
  give_up_at_ms: numberColumn,
  created_at_ms: numberColumn,
  ended_at_ms: numberColumn.nullable(),
});

/** A message on its way to one webhook. */
export type DeliveryRow = z.output<typeof deliveryRow>;

export const deliveryColumns = sql`id, public_id, webhook_id, baby_id, message_id, event, body, state, attempts,
    status, problem,
  next_attempt_at_ms, give_up_at_ms, created_at_ms, ended_at_ms`;

export function deliveryRows(rows: Rows, statement: Sql): Promise<DeliveryRow[]> {
  return rows(deliveryRow, statement);
}

export interface Message {
  /** The same when it is sent again, so that a receiver can leave out what it has. */
  id: string;
  event: WebhookEvent | typeof testEvent;
  babyId: string | null;
  body: string;
}

/** Puts a message behind what waits for a webhook, and returns it as it is stored. */
export async function insertDelivery(
  rows: Rows,
  { id: messageId, event, babyId, body }: Message,
  { webhookId, nowMs }: { webhookId: string; nowMs: number },
): Promise<DeliveryRow | undefined> {
  // A test is tried once: whoever pressed the button is waiting for it.
  const giveUpAtMs = event === testEvent ? nowMs : nowMs + dayMs;
  const [row] = await deliveryRows(
    rows,
    sql`INSERT INTO webhook_deliveries
          (public_id, webhook_id, baby_id, message_id, event, body, state, attempts, next_attempt_at_ms,
            give_up_at_ms, created_at_ms)
        VALUES (${randomUUID()}, ${webhookId}, ${babyId}, ${messageId}, ${event}, ${body}, 'waiting', 0, ${nowMs},
          ${giveUpAtMs}, ${nowMs})
        RETURNING ${deliveryColumns}`,
  );
  return row;
}

export async function countWaiting(rows: Rows, webhookId: string): Promise<number> {
  const [counted] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total FROM webhook_deliveries WHERE webhook_id = ${webhookId} AND state = 'waiting'`,
  );
  return counted?.total ?? 0;
}

/** Deletes what ended a week ago. */
export async function deleteOldDeliveries(rows: Rows, nowMs: number): Promise<void> {
  await rows(
    noColumns,
    sql`DELETE FROM webhook_deliveries WHERE state <> 'waiting' AND ended_at_ms <= ${nowMs - deliveriesStoredMs}`,
  );
}

const isoOf = (ms: number) => new Date(ms).toISOString();

export function toDelivery(row: DeliveryRow): DeliveryAnswer {
  return {
    id: row.public_id,
    message: row.message_id,
    event: row.event,
    baby: row.baby_id,
    state: row.state,
    attempts: row.attempts,
    status: row.status,
    problem: row.problem,
    created_at: isoOf(row.created_at_ms),
    next_attempt_at: row.state === 'waiting' ? isoOf(row.next_attempt_at_ms) : null,
    ended_at: row.ended_at_ms === null ? null : isoOf(row.ended_at_ms),
  };
}
