import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { testEvent } from '../../../contract/webhook-words';
import type { DeliveryAnswer } from '../../../contract/webhooks';
import { numberColumn, sql, withWriteTransaction } from '../../../platform/database/sql';
import { afterCommit } from '../../../platform/database/after-commit';
import { conflict, notFound } from '../../../platform/http/api-error';
import type { Page } from '../../../platform/http/pagination';
import type { Caller, MemberWrite, ServiceContext } from '../../../platform/http/service-context';
import { rowsOutside } from '../babies/babies';
import { deliverWebhooks } from './deliver-webhooks';
import { deliveryColumns, deliveryRows, insertDelivery, type Message, toDelivery } from './delivery-store';
import { bodyOf } from './queue-baby-events';
import { requireWebhook } from './webhooks';

/**
 * What one of the caller's webhooks was sent, the newest first.
 * @throws ApiError 404
 */
export async function listDeliveries(
  context: ServiceContext,
  { memberId }: Caller,
  { id, limit, offset }: { id: string } & Page,
): Promise<{ count: number; results: DeliveryAnswer[] }> {
  const rows = rowsOutside(context);
  await requireWebhook(rows, memberId, id);
  const found = await deliveryRows(
    rows,
    sql`SELECT ${deliveryColumns} FROM webhook_deliveries WHERE webhook_id = ${id}
        ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}`,
  );
  const [counted] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total FROM webhook_deliveries WHERE webhook_id = ${id}`,
  );
  return { count: counted?.total ?? 0, results: found.map(toDelivery) };
}

/**
 * Sends a message that says nothing, by which to see whether a receiver works. It is tried once.
 * @throws ApiError 404; 409 for a webhook that is off
 */
export async function sendTest(context: ServiceContext, caller: Caller, id: string): Promise<DeliveryAnswer> {
  return withWriteTransaction(context.payload, async (transaction) => {
    const body = bodyOf(testEvent, context.nowMs(), { webhook: id });
    const message = { id: `msg_${randomUUID()}`, event: testEvent, babyId: null, body } as const;
    return queue(context, { transaction, caller, id, message });
  });
}

/**
 * Sends a message again, behind what waits: with the same `webhook-id`, by which a receiver knows it.
 * @throws ApiError 404; 409 for a webhook that is off, and for a message that waits still
 */
export async function sendAgain(
  context: ServiceContext,
  caller: Caller,
  { id, delivery }: { id: string; delivery: string },
): Promise<DeliveryAnswer> {
  return withWriteTransaction(context.payload, async (transaction) => {
    const { rows } = transaction;
    await requireWebhook(rows, caller.memberId, id);
    const [sent] = await deliveryRows(
      rows,
      sql`SELECT ${deliveryColumns} FROM webhook_deliveries WHERE webhook_id = ${id} AND public_id = ${delivery}`,
    );
    if (!sent) throw notFound();
    const waiting = await deliveryRows(
      rows,
      sql`SELECT ${deliveryColumns} FROM webhook_deliveries
          WHERE webhook_id = ${id} AND message_id = ${sent.message_id} AND state = 'waiting' LIMIT 1`,
    );
    if (waiting.length > 0) throw conflict({ detail: 'This message is still being sent.' });
    const message = { id: sent.message_id, event: sent.event, babyId: sent.baby_id, body: sent.body };
    return queue(context, { transaction, caller, id, message });
  });
}

async function queue(
  context: ServiceContext,
  { transaction, caller: { memberId }, id, message }: MemberWrite & { id: string; message: Message },
): Promise<DeliveryAnswer> {
  const { is_on: isOn } = await requireWebhook(transaction.rows, memberId, id);
  if (!isOn) throw conflict({ detail: 'Turn the webhook on first.' });
  const row = await insertDelivery(transaction.rows, message, { webhookId: id, nowMs: context.nowMs() });
  if (!row) throw new Error('The delivery that was just stored is not there.');
  await afterCommit(transaction.req, () => void deliverWebhooks(context));
  return toDelivery(row);
}
