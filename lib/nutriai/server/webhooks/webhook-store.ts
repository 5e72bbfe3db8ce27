import * as z from 'zod';
import {
  type WebhookEvent,
  webhookEvents,
  type WebhookOffReason,
  webhookOffReasons,
} from '../../../contract/webhook-words';
import { noColumns, numberColumn, type Sql, sql } from '../../../platform/database/sql';
import { jsonText, type Rows } from '../babies/baby-rows';

const webhookRow = z.object({
  id: z.string(),
  member_id: z.string(),
  name: z.string(),
  sealed: z.string(),
  events: jsonText(z.array(z.enum(webhookEvents))),
  babies: jsonText(z.array(z.string())).nullable(),
  is_on: numberColumn.transform((value) => value === 1),
  off_reason: z.enum(webhookOffReasons).nullable(),
  last_success_at_ms: numberColumn.nullable(),
  created_at_ms: numberColumn,
});

/** A webhook as it is stored. */
export type WebhookRow = z.output<typeof webhookRow>;

const columns = sql`h.id, h.member_id, h.name, h.sealed, h.events, h.babies, h.is_on, h.off_reason,
    h.last_success_at_ms, h.created_at_ms`;

/** A member's webhooks, as `h`: of others there is no row. */
export function selectWebhooks(rows: Rows, memberId: string, rest: Sql): Promise<WebhookRow[]> {
  return rows(
    webhookRow,
    sql`SELECT ${columns} FROM member_webhooks h WHERE h.member_id = ${memberId} ${rest}`,
  );
}

/** For whoever delivers: a webhook with whether its member may act. */
export async function findWebhook(
  rows: Rows,
  id: string,
): Promise<(WebhookRow & { isActive: boolean }) | null> {
  const [found] = await rows(
    webhookRow.extend({ status: z.string() }),
    sql`SELECT ${columns}, m.status FROM member_webhooks h JOIN members m ON m.id = h.member_id WHERE h.id = ${id}`,
  );
  if (!found) return null;
  const { status, ...webhook } = found;
  return { ...webhook, isActive: status === 'active' };
}

/** The webhooks that are on, of everybody who looks after a baby now. */
export function webhooksOfBaby(rows: Rows, babyId: string): Promise<WebhookRow[]> {
  return rows(
    webhookRow,
    sql`SELECT ${columns} FROM member_webhooks h JOIN baby_carers c ON c.member_id = h.member_id
        AND c.baby_id = ${babyId}
        WHERE h.is_on = 1 ORDER BY h.id`,
  );
}

/** Says whether a webhook is about a baby, of those that its member looks after. */
export function isAboutBaby({ babies }: Pick<WebhookRow, 'babies'>, babyId: string): boolean {
  return babies === null || babies.includes(babyId);
}

export async function countWebhooks(rows: Rows, memberId: string): Promise<number> {
  const [counted] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total FROM member_webhooks WHERE member_id = ${memberId}`,
  );
  return counted?.total ?? 0;
}

export interface NewWebhook {
  id: string;
  memberId: string;
  name: string;
  sealed: string;
  events: readonly WebhookEvent[];
  babies: readonly string[] | null;
  nowMs: number;
}

export async function insertWebhook(rows: Rows, { nowMs, ...hook }: NewWebhook): Promise<void> {
  await rows(
    noColumns,
    sql`INSERT INTO member_webhooks (id, member_id, name, sealed, events, babies, is_on, created_at_ms, updated_at_ms)
        VALUES (${hook.id}, ${hook.memberId}, ${hook.name}, ${hook.sealed}, ${JSON.stringify(hook.events)},
          ${babiesText(hook.babies)}, 1, ${nowMs}, ${nowMs})`,
  );
}

export function babiesText(babies: readonly string[] | null): string | null {
  return babies && JSON.stringify(babies);
}

/**
 * Turns webhooks off. What waits for them is not sent any more, and can be sent again once they are on.
 * @param which of `member_webhooks`
 */
export async function turnOff(
  rows: Rows,
  which: Sql,
  { reason, nowMs }: { reason: WebhookOffReason; nowMs: number },
): Promise<void> {
  await rows(
    noColumns,
    sql`UPDATE member_webhooks SET is_on = 0, off_reason = ${reason}, updated_at_ms = ${nowMs} WHERE is_on = 1
        AND ${which}`,
  );
  await rows(
    noColumns,
    sql`UPDATE webhook_deliveries SET state = 'failed', problem = 'off', ended_at_ms = ${nowMs}
        WHERE state = 'waiting' AND webhook_id IN (SELECT id FROM member_webhooks WHERE is_on = 0 AND ${which})`,
  );
}
