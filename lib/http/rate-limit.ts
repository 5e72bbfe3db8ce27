import * as z from 'zod';
import { countEvent } from '../ops/event-counts';
import { getSettings } from '../ops/settings';
import { throttled } from './api-error';
import { noColumns, numberColumn, sql, withUnsyncedTransaction, type WriteTransaction } from './database';
import { keyedName } from './keyed-name';
import { type RateLimitName, rateLimits } from './rate-limit-table';
import { type FullCounters, rememberFull } from './rate-limit-memory';
import type { ServiceContext } from './service-context';

export interface Use {
  name: RateLimitName;
  /** Who is counted. Several parts, such as an account and an address, make one subject. */
  subject: string | readonly string[];
}

export interface Counted {
  isOver: boolean;
  points: number;
  waitSeconds: number;
}

/** Counting takes statements alone, in whichever transaction. */
type Rows = Pick<WriteTransaction, 'rows'>;

const counterRow = z.object({ points: numberColumn, resets_at_ms: numberColumn });
const sweepEveryMs = 10 * 60 * 1000;
const sweepAtMost = 1_000;

let sweptAtMs = 0;
const fullCounters: FullCounters = rememberFull(10_000);

/**
 * Counts one use.
 * @throws ApiError 429 when the window's uses are up; WriteQueueFull when the database is too busy to count (nothing is let through uncounted)
 */
export async function enforceLimit(context: ServiceContext, use: Use): Promise<void> {
  return enforceLimits(context, [use]);
}

/** The same for a use that counts against several limits at once, a member's and an address's for instance: one transaction for all. */
export async function enforceLimits(context: ServiceContext, uses: readonly Use[]): Promise<void> {
  // A full counter stays full until its window ends: whoever hammers on costs no write.
  const waitMs = Math.max(...uses.map((use) => fullCounters.waitMs(counterKey(use), context.nowMs())));
  if (waitMs > 0) {
    countEvent('rate_limited', uses[0]?.name ?? '');
    throw throttled(waitMs / 1000);
  }
  const waitsSeconds = await withUnsyncedTransaction(context.payload, async (transaction) => {
    const waits: number[] = [];
    for (const use of uses) {
      const counted = await countUse(transaction, use, context.nowMs());
      if (!counted.isOver) continue;
      countEvent('rate_limited', use.name);
      waits.push(counted.waitSeconds);
    }
    return waits;
  });
  if (waitsSeconds.length > 0) throw throttled(Math.max(...waitsSeconds));
}

/** Counts one use by a single atomic upsert; a window that has passed starts anew in the same statement. */
export async function countUse(transaction: Rows, use: Use, nowMs: number): Promise<Counted> {
  const { points: limit, windowSeconds } = rateLimits[use.name];
  const key = counterKey(use);
  const resetsAtMs = nowMs + windowSeconds * 1000;
  await sweep(transaction, nowMs);
  const [row] = await transaction.rows(
    counterRow,
    sql`INSERT INTO rate_limits (key, points, resets_at_ms) VALUES (${key}, 1, ${resetsAtMs})
        ON CONFLICT (key) DO UPDATE SET
          points = CASE WHEN rate_limits.resets_at_ms <= ${nowMs} THEN 1 ELSE rate_limits.points + 1 END,
          resets_at_ms = CASE WHEN rate_limits.resets_at_ms <= ${nowMs} THEN ${resetsAtMs} ELSE rate_limits.resets_at_ms END
        RETURNING points, resets_at_ms`,
  );
  if (!row) throw new Error('The counter was not returned.');
  const isOver = row.points > limit;
  if (isOver) fullCounters.add(key, row.resets_at_ms);
  return { isOver, points: row.points, waitSeconds: (row.resets_at_ms - nowMs) / 1000 };
}

/** Looks at a counter without counting. */
export async function readCounter(transaction: Rows, use: Use, nowMs: number): Promise<Counted> {
  const [row] = await transaction.rows(
    counterRow,
    sql`SELECT points, resets_at_ms FROM rate_limits WHERE key = ${counterKey(use)} AND resets_at_ms > ${nowMs}`,
  );
  const points = row?.points ?? 0;
  return {
    isOver: points >= rateLimits[use.name].points,
    points,
    waitSeconds: row ? (row.resets_at_ms - nowMs) / 1000 : 0,
  };
}

/** Takes one use back, for a limit that counts failures only. */
export async function giveBack(transaction: Rows, use: Use): Promise<void> {
  const key = counterKey(use);
  fullCounters.delete(key);
  await transaction.rows(
    noColumns,
    sql`UPDATE rate_limits SET points = points - 1 WHERE key = ${key} AND points > 0`,
  );
}

/** Starts the window of a counter that is a memory rather than a limit: what happened is known until so long after the last time. */
export async function remember(transaction: Rows, use: Use, nowMs: number): Promise<void> {
  const resetsAtMs = nowMs + rateLimits[use.name].windowSeconds * 1000;
  await transaction.rows(
    noColumns,
    sql`INSERT INTO rate_limits (key, points, resets_at_ms) VALUES (${counterKey(use)}, 1, ${resetsAtMs})
        ON CONFLICT (key) DO UPDATE SET points = 1, resets_at_ms = ${resetsAtMs}`,
  );
}

/** Neither an address nor an e-mail is stored: the key is an HMAC of them. */
function counterKey({ name, subject }: Use): string {
  const parts = typeof subject === 'string' ? [subject] : subject;
  return keyedName(getSettings().TOKEN_SECRET, 'rate-limit', [name, ...parts]);
}

/** Now and then, and a bounded number at a time, so that no caller pays for a long clean-up. */
async function sweep(transaction: Rows, nowMs: number): Promise<void> {
  if (nowMs - sweptAtMs < sweepEveryMs) return;
  sweptAtMs = nowMs;
  await transaction.rows(
    noColumns,
    sql`DELETE FROM rate_limits WHERE key IN (SELECT key FROM rate_limits WHERE resets_at_ms <= ${nowMs} LIMIT ${sweepAtMost})`,
  );
}
