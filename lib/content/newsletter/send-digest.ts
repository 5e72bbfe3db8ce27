import type { Payload } from 'payload';
import * as z from 'zod';
import { numberColumn, sql, withWriteTransaction } from '../../platform/database/sql';
import { queueMail } from '../../platform/mail/outbox';
import { publicPath } from '../cms/public-path';
import { toPublication } from '../reading/publication-of-row';
import { issueBefore, issueDay } from './issue-day';
import { digestMail, type DigestPost } from './newsletter-mails';

/** In one transaction, so that nobody else waits long for theirs. */
const atOnce = 50;
const postsAtMost = 20;
/** A digest that comes days later is of no use. */
const usefulForMs = 2 * 24 * 60 * 60_000;

const subscriberRow = z.object({ id: numberColumn, email: z.string() });

/**
 * Queues the issue that is due for everybody who has not had it. A mail and the note that it is on its way
 * are stored together: after a crash, or from two instances at once, nobody gets an issue twice.
 * @returns how many mails were queued
 */
export async function sendDigest(payload: Payload, nowMs: number): Promise<number> {
  const {
    newsletter,
    operator,
    newsletterIntro: intro,
  } = toPublication(await payload.findGlobal({ slug: 'publication', depth: 0 }));
  if (newsletter === 'off' || !operator) return 0;
  const day = issueDay(newsletter, nowMs);
  const posts = await newPosts(payload, issueBefore(newsletter, day), day);
  if (posts.length === 0) return 0;
  let sent = 0;
  for (;;) {
    const queued = await withWriteTransaction(payload, async (transaction) => {
      const subscribers = await transaction.rows(
        subscriberRow,
        sql`UPDATE newsletter_subscribers SET last_issue = ${day}
            WHERE last_issue < ${day} AND id IN (
              SELECT id FROM newsletter_subscribers
              WHERE state = 'confirmed' AND last_issue < ${day} ORDER BY id LIMIT ${atOnce})
            RETURNING id, email`,
      );
      for (const subscriber of subscribers)
        await queueMail(transaction, {
          kind: 'newsletter',
          content: digestMail(subscriber, { posts, operator, intro }),
          nowMs,
          usefulForMs,
          isBehindOthers: true,
        });
      return subscribers.length;
    });
    sent += queued;
    if (queued < atOnce) return sent;
  }
}

async function newPosts(payload: Payload, from: string, to: string): Promise<DigestPost[]> {
  const { docs } = await payload.find({
    collection: 'posts',
    where: {
      and: [
        { _status: { equals: 'published' } },
        { publishedAt: { greater_than_equal: `${from}T00:00:00.000Z` } },
        { publishedAt: { less_than: `${to}T00:00:00.000Z` } },
      ],
    },
    select: { title: true, excerpt: true, slug: true },
    depth: 0,
    limit: postsAtMost,
    pagination: false,
    sort: '-publishedAt',
  });
  return docs.map(({ title, excerpt, slug }) => ({ title, excerpt, path: publicPath('posts', slug) }));
}
