import {
  noColumns,
  numberColumn,
  readRows,
  type Sql,
  sql,
  withWriteTransaction,
} from '../../../platform/database/sql';
import * as z from 'zod';
import type { ServiceContext } from '../../../platform/http/service-context';
import type { DeliveryProblem } from '../../../contract/webhook-words';
import { findBaby, type Rows } from '../babies/baby-rows';
import { deliveryColumns, type DeliveryRow, deliveryRows } from './delivery-store';
import { longestWaitMs } from './retry-wait';
import { openSecrets, sealSecrets, type WebhookSecrets } from './webhook-secrets';
import { findWebhook, isAboutBaby, turnOff, type WebhookRow } from './webhook-store';

/** Longer than an attempt can take (lib/platform/http/post-outwards.ts), so that no two processes send the same. */
const claimMs = 90_000;

export interface TakenDelivery {
  delivery: DeliveryRow;
  webhook: WebhookRow;
  secrets: WebhookSecrets;
}

/** Nothing waits longer than the longest wait, also when the clock was set back. */
function isClaimed(column: Sql, nowMs: number): Sql {
  return sql`COALESCE(${column}, 0) > ${nowMs} AND ${column} <= ${nowMs + 2 * claimMs}`;
}

/**
 * The delivery that is due longest: the first that waits of its webhook and baby, of a member to whom nothing is
 * being sent at the moment.
 */
function nextDelivery(nowMs: number): Sql {
  return sql`SELECT d.id FROM webhook_deliveries d JOIN member_webhooks h ON h.id = d.webhook_id
    WHERE d.state = 'waiting' AND (d.next_attempt_at_ms <= ${nowMs}
      OR d.next_attempt_at_ms > ${nowMs + 2 * longestWaitMs})
      AND NOT EXISTS (SELECT 1 FROM webhook_deliveries e WHERE e.webhook_id = d.webhook_id
        AND COALESCE(e.baby_id, '') = COALESCE(d.baby_id, '') AND e.state = 'waiting' AND e.id < d.id)
      AND NOT EXISTS (SELECT 1 FROM webhook_deliveries f JOIN member_webhooks g ON g.id = f.webhook_id
        WHERE g.member_id = h.member_id AND f.state = 'waiting' AND ${isClaimed(sql`f.claimed_until_ms`, nowMs)})
    ORDER BY d.next_attempt_at_ms, d.id LIMIT 1`;
}

/**
 * Takes one delivery that is due: it belongs to this process for a minute and a half. `skipped` is one whose
 * member may not see the baby any more, and that ends there.
 */
export async function takeDelivery({
  payload,
  nowMs,
}: ServiceContext): Promise<TakenDelivery | 'skipped' | null> {
  // Looking takes no writer's turn, and mostly there is nothing.
  const due = await readRows(payload, z.object({ id: numberColumn }), nextDelivery(nowMs()));
  if (due.length === 0) return null;
  return withWriteTransaction(payload, async ({ rows }) => {
    const now = nowMs();
    const [delivery] = await deliveryRows(
      rows,
      sql`UPDATE webhook_deliveries SET claimed_until_ms = ${now + claimMs}, attempts = attempts + 1
          WHERE id = (${nextDelivery(now)}) AND state = 'waiting' AND NOT (${isClaimed(sql`claimed_until_ms`, now)})
          RETURNING ${deliveryColumns}`,
    );
    if (!delivery) return null;
    const webhook = await findWebhook(rows, delivery.webhook_id);
    const secrets = webhook && (await secretsOf(rows, webhook, now));
    const problem = webhook && secrets ? await problemOf(rows, delivery, webhook) : 'off';
    if (!webhook || !secrets || problem !== null) {
      await rows(
        noColumns,
        sql`UPDATE webhook_deliveries SET state = 'failed', problem = ${problem}, claimed_until_ms = NULL,
            ended_at_ms = ${now}
            WHERE id = ${delivery.id}`,
      );
      return 'skipped';
    }
    return { delivery, webhook, secrets };
  });
}

/** What keeps a message from being sent now, whatever was allowed when it was stored. */
async function problemOf(
  rows: Rows,
  { baby_id: babyId }: DeliveryRow,
  webhook: WebhookRow & { isActive: boolean },
): Promise<DeliveryProblem | null> {
  if (!webhook.is_on) return 'off';
  if (!webhook.isActive) return 'no_access';
  if (babyId === null) return null;
  const isSeen = isAboutBaby(webhook, babyId) && (await findBaby(rows, webhook.member_id, babyId)) !== null;
  return isSeen ? null : 'no_access';
}

/**
 * Seals anew, with the secret of today, what was sealed with one of before. A webhook that none opens any more
 * is turned off.
 */
async function secretsOf(
  rows: Rows,
  { id, sealed }: WebhookRow,
  nowMs: number,
): Promise<WebhookSecrets | null> {
  const opened = openSecrets(sealed);
  if (opened === null) {
    await turnOff(rows, sql`id = ${id}`, { reason: 'secret_lost', nowMs });
    return null;
  }
  const { isOld, ...secrets } = opened;
  if (isOld)
    await rows(noColumns, sql`UPDATE member_webhooks SET sealed = ${sealSecrets(secrets)} WHERE id = ${id}`);
  return secrets;
}
