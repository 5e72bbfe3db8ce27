import { randomUUID } from 'node:crypto';
import { queueAccountMail } from '../../../accounts/server/mails/account-mails';
import { findMemberIn } from '../../../accounts/server/members/member-store';
import type { WebhookEvent } from '../../../contract/webhook-words';
import { afterCommit } from '../../../platform/database/after-commit';
import { sql, waitForTurn, type WriteTransaction } from '../../../platform/database/sql';
import type { ServiceContext } from '../../../platform/http/service-context';
import { log } from '../../../platform/log/log';
import { deliverWebhooks } from './deliver-webhooks';
import { countWaiting, insertDelivery } from './delivery-store';
import { webhookOffMail } from './webhook-mails';
import { isAboutBaby, turnOff, type WebhookRow, webhooksOfBaby } from './webhook-store';

/** A receiver that is away for a day, and a program that logs all the time, must not fill the database. */
const waitingAtMost = 1000;

/** What has happened to a baby's log: ids and times, and nothing of what was eaten. */
export interface BabyEvent {
  type: WebhookEvent;
  data: Readonly<Record<string, string>>;
}

/**
 * Stores messages for the webhooks of everybody who looks after a baby, in the transaction of what happened:
 * both are there or neither. They are sent once it has committed.
 */
export async function queueBabyEvents(
  context: ServiceContext,
  {
    transaction,
    babyId,
    events,
  }: { transaction: WriteTransaction; babyId: string; events: readonly BabyEvent[] },
): Promise<void> {
  if (events.length === 0) return;
  const types = new Set<WebhookEvent>(events.map(({ type }) => type));
  const webhooks = (await webhooksOfBaby(transaction.rows, babyId)).filter(
    (webhook) => isAboutBaby(webhook, babyId) && webhook.events.some((event) => types.has(event)),
  );
  if (webhooks.length === 0) return;
  // What is stored later has a higher id: of two that happen at once the second waits for the first.
  await waitForTurn(transaction.payload, transaction, `webhooks of baby ${babyId}`);
  for (const webhook of webhooks) await queueFor(context, { transaction, webhook, babyId, events });
  await afterCommit(transaction.req, () => void deliverWebhooks(context));
}

async function queueFor(
  context: ServiceContext,
  {
    transaction,
    webhook,
    babyId,
    events,
  }: { transaction: WriteTransaction; webhook: WebhookRow; babyId: string; events: readonly BabyEvent[] },
): Promise<void> {
  const { rows } = transaction;
  const nowMs = context.nowMs();
  if ((await countWaiting(rows, webhook.id)) >= waitingAtMost) {
    await turnOff(rows, sql`id = ${webhook.id}`, { reason: 'too_many', nowMs });
    const member = await findMemberIn(transaction, { id: webhook.member_id });
    if (member)
      await queueAccountMail(transaction, member.email, {
        mail: webhookOffMail(webhook.name, 'too_many'),
        nowMs,
      });
    log.warn('webhook turned off', { member: webhook.member_id, webhook: webhook.id, reason: 'too_many' });
    return;
  }
  for (const { type, data } of events.filter(({ type: each }) => webhook.events.includes(each))) {
    const message = {
      id: `msg_${randomUUID()}`,
      event: type,
      babyId,
      body: bodyOf(type, nowMs, { baby: babyId, ...data }),
    };
    await insertDelivery(rows, message, { webhookId: webhook.id, nowMs });
  }
}

/** A message as the Standard Webhooks specification writes it. */
export function bodyOf(type: string, atMs: number, data: Readonly<Record<string, string>>): string {
  return JSON.stringify({ type, timestamp: new Date(atMs).toISOString(), data });
}
