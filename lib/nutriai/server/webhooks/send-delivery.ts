import { Webhook } from 'standardwebhooks';
import { queueAccountMail } from '../../../accounts/server/mails/account-mails';
import { findMemberIn } from '../../../accounts/server/members/member-store';
import { type DeliveryProblem, testEvent } from '../../../contract/webhook-words';
import { noColumns, sql, withWriteTransaction, type WriteTransaction } from '../../../platform/database/sql';
import { OutwardRefused } from '../../../platform/http/outward-address';
import { postOutwards } from '../../../platform/http/post-outwards';
import type { ServiceContext } from '../../../platform/http/service-context';
import { countEvent } from '../../../platform/log/event-counts';
import { log } from '../../../platform/log/log';
import { outwardRules } from './outward-rules';
import { retryWaitMs } from './retry-wait';
import type { TakenDelivery } from './take-delivery';
import { webhookOffMail } from './webhook-mails';
import { turnOff } from './webhook-store';

/** What became of one attempt. */
interface Outcome {
  status: number | null;
  /** `null` when the receiver has it. */
  problem: DeliveryProblem | null;
}

const goneForGood = 410;

/** Sends one delivery and stores what became of it. Never throws. */
export async function sendDelivery(context: ServiceContext, taken: TakenDelivery): Promise<void> {
  try {
    const outcome = await post(context, taken);
    await withWriteTransaction(context.payload, (transaction) =>
      outcome.problem === null
        ? noteDelivered(context, transaction, { taken, outcome })
        : noteFailed(context, transaction, { taken, outcome }),
    );
    countEvent('webhook', outcome.problem === null ? 'delivered' : 'failed');
  } catch (error) {
    log.error('a delivery could not be noted', error, { delivery: taken.delivery.public_id });
  }
}

async function post({ nowMs }: ServiceContext, { delivery, secrets }: TakenDelivery): Promise<Outcome> {
  const { message_id: id, body } = delivery;
  // Receivers refuse what is older than five minutes: each attempt has a time of its own.
  const at = new Date(nowMs());
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'LittlePear-Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secrets.secret).sign(id, at, body),
  };
  try {
    const status = await postOutwards({ url: secrets.url, headers, body }, outwardRules());
    return { status, problem: problemOfStatus(status) };
  } catch (error) {
    return { status: null, problem: problemOfError(error) };
  }
}

function problemOfStatus(status: number): DeliveryProblem | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

function problemOfError(error: unknown): DeliveryProblem {
  if (error instanceof OutwardRefused) return error.reason;
  const isLate = error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');
  return isLate ? 'timeout' : 'no_answer';
}

interface Ended {
  taken: TakenDelivery;
  outcome: Outcome;
}

/** The webhook first, then its deliveries, as whoever turns it off: nobody waits for each other in a circle. */
async function noteDelivered(
  { nowMs }: ServiceContext,
  { rows }: WriteTransaction,
  { taken: { delivery, webhook }, outcome: { status } }: Ended,
): Promise<void> {
  const now = nowMs();
  await rows(noColumns, sql`UPDATE member_webhooks SET last_success_at_ms = ${now} WHERE id = ${webhook.id}`);
  await rows(
    noColumns,
    sql`UPDATE webhook_deliveries SET state = 'delivered', status = ${status}, problem = NULL, claimed_until_ms = NULL,
          ended_at_ms = ${now} WHERE id = ${delivery.id} AND state = 'waiting' AND attempts = ${delivery.attempts}`,
  );
}

async function noteFailed(
  { nowMs }: ServiceContext,
  transaction: WriteTransaction,
  { taken: { delivery, webhook }, outcome: { status, problem } }: Ended,
): Promise<void> {
  const { rows } = transaction;
  const now = nowMs();
  const nextMs = now + retryWaitMs(delivery.attempts);
  const isGone = status === goneForGood && delivery.event !== testEvent;
  const isGivenUp = isGone || nextMs > delivery.give_up_at_ms;
  await rows(noColumns, sql`UPDATE member_webhooks SET is_on = is_on WHERE id = ${webhook.id}`);
  const stored = await rows(
    noColumns,
    sql`UPDATE webhook_deliveries SET state = ${isGivenUp ? 'failed' : 'waiting'}, status = ${status},
        problem = ${problem},
          claimed_until_ms = NULL, next_attempt_at_ms = ${nextMs}, ended_at_ms = ${isGivenUp ? now : null}
        WHERE id = ${delivery.id} AND state = 'waiting' AND attempts = ${delivery.attempts} RETURNING id`,
  );
  if (stored.length === 0 || !isGivenUp || delivery.event === testEvent) return;
  await giveUp(transaction, { webhook, since: delivery.created_at_ms, isGone, nowMs: now });
}

interface GivenUp {
  webhook: TakenDelivery['webhook'];
  since: number;
  isGone: boolean;
  nowMs: number;
}

/** Turns a webhook off to which nothing has got through since a message was stored, and has its member told. */
async function giveUp(
  transaction: WriteTransaction,
  { webhook: { id, member_id: memberId, name }, since, isGone, nowMs }: GivenUp,
): Promise<void> {
  const { rows } = transaction;
  const failing = await rows(
    noColumns,
    sql`SELECT id FROM member_webhooks WHERE id = ${id} AND is_on = 1
          AND (${isGone ? 1 : 0} = 1 OR COALESCE(last_success_at_ms, 0) < ${since})`,
  );
  if (failing.length === 0) return;
  const reason = isGone ? 'gone' : 'failing';
  await turnOff(rows, sql`id = ${id}`, { reason, nowMs });
  const member = await findMemberIn(transaction, { id: memberId });
  if (member)
    await queueAccountMail(transaction, member.email, { mail: webhookOffMail(name, reason), nowMs });
  log.warn('webhook turned off', { member: memberId, webhook: id, reason });
}
