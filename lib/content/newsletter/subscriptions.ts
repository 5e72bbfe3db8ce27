import * as z from 'zod';
import { notFound } from '../../platform/http/api-error';
import { noColumns, numberColumn, sql, type WriteTransaction } from '../../platform/database/sql';
import { queueMail } from '../../platform/mail/outbox';
import type { Operator } from '../reading/publication-of-row';
import { confirmMail } from './newsletter-mails';
import { isTokenOf, type NewsletterPurpose, subscriberIdOf } from './newsletter-token';

/** As long as a link to confirm works; rows that wait longer are deleted. */
export const waitingDays = 7;
const dayMs = 24 * 60 * 60_000;

type Rows = Pick<WriteTransaction, 'rows'>;

const subscriberRow = z.object({ id: numberColumn, email: z.string(), state: z.string() });
type SubscriberRow = z.output<typeof subscriberRow>;

/**
 * Notes that somebody asked for the newsletter and queues the mail that has to be confirmed, both or neither.
 * For an address that has confirmed already nothing happens, and the caller cannot tell.
 */
export async function subscribe(
  transaction: Rows,
  { email: typed, operator, nowMs }: { email: string; operator: Operator | null; nowMs: number },
): Promise<void> {
  const email = typed.trim().toLowerCase();
  const now = new Date(nowMs).toISOString();
  // Written although nothing changes: two who ask at once come one after the other.
  const [subscriber] = await transaction.rows(
    subscriberRow,
    sql`INSERT INTO newsletter_subscribers (email, state, last_issue, created_at, updated_at)
        VALUES (${email}, 'waiting', '', ${now}, ${now})
        ON CONFLICT (email) DO UPDATE SET updated_at = ${now}
        RETURNING id, email, state`,
  );
  if (!subscriber || subscriber.state === 'confirmed') return;
  await queueMail(transaction, {
    kind: 'newsletter to confirm',
    content: confirmMail(subscriber, operator),
    nowMs,
    usefulForMs: dayMs,
  });
}

/**
 * Confirms a subscription; once more changes nothing.
 * @throws ApiError 404 for a link that is none, or has waited too long
 */
export async function confirmSubscription(
  { rows }: Rows,
  { token, nowMs }: { token: string; nowMs: number },
): Promise<void> {
  const subscriber = await subscriberOf({ rows }, token, 'confirm');
  if (!subscriber) throw notFound();
  const now = new Date(nowMs).toISOString();
  // What was published before is no news to somebody who has just come.
  await rows(
    noColumns,
    sql`UPDATE newsletter_subscribers
        SET state = 'confirmed', confirmed_at = ${now}, last_issue = ${now.slice(0, 10)}, updated_at = ${now}
        WHERE id = ${subscriber.id} AND state = 'waiting'`,
  );
}

/** Deletes a subscriber. A second click gets the same response, so that it is no error. */
export async function unsubscribe({ rows }: Rows, token: string): Promise<void> {
  const subscriber = await subscriberOf({ rows }, token, 'unsubscribe');
  if (subscriber) await rows(noColumns, sql`DELETE FROM newsletter_subscribers WHERE id = ${subscriber.id}`);
}

/** Deletes those who never confirmed. */
export async function dropUnconfirmed({ rows }: Rows, nowMs: number): Promise<void> {
  const before = new Date(nowMs - waitingDays * dayMs).toISOString();
  await rows(
    noColumns,
    sql`DELETE FROM newsletter_subscribers WHERE state = 'waiting' AND updated_at < ${before}`,
  );
}

async function subscriberOf(
  { rows }: Rows,
  token: string,
  purpose: NewsletterPurpose,
): Promise<SubscriberRow | null> {
  const id = subscriberIdOf(token);
  if (id === null) return null;
  const [found] = await rows(
    subscriberRow,
    sql`SELECT id, email, state FROM newsletter_subscribers WHERE id = ${id}`,
  );
  return found && isTokenOf(token, purpose, found) ? found : null;
}
