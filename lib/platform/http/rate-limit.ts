import * as z from 'zod';
import { countEvent } from '../log/event-counts';
import { getSettings } from '../settings/settings';
import { throttled } from './api-error';
import {
  noColumns,
  numberColumn,
  sql,
  withUnsyncedTransaction,
  type WriteTransaction,
} from '../database/sql';
import { keyedName } from './keyed-name';
import { type RateLimit, type RateLimitName, rateLimits } from './rate-limit-table';
import { type FullCounters, rememberFull } from './rate-limit-memory';
import type { ServiceContext } from './service-context';

export interface Use {
  name: RateLimitName;
  /** Who is counted. Several parts, such as an account and an address, make one subject. */
  subject: string | readonly string[];
}

export interface Counted {
  isOver: boolean;
  /** Uses that count now, this one among them. */
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
 * @throws ApiError 429 when the window's uses are up; WriteQueueFull when the database is too busy to count
 *   (nothing is let through uncounted)
 */
export async function enforceLimit(context: ServiceContext, use: Use): Promise<void> {
  return enforceLimits(context, [use]);
}

/**
 * The same for a use that counts against several limits at once, a member's and an address's for instance:
 * one transaction for all.
 */
export async function enforceLimits(context: ServiceContext, uses: readonly Use[]): Promise<void> {
  const waitSeconds = await secondsToWait(context, uses);
  if (waitSeconds > 0) throw throttled(waitSeconds);
}

/**
 * Counts one use without refusing it: returns 0 when it is within every limit, else how long to wait.
 * @throws WriteQueueFull
 */
export async function secondsToWait(context: ServiceContext, uses: readonly Use[]): Promise<number> {
  // A full counter stays full until it says otherwise: whoever hammers on costs no write.
  const waitMs = Math.max(...uses.map((use) => fullCounters.waitMs(counterKey(use), context.nowMs())));
  if (waitMs > 0) {
    countEvent('rate_limited', uses[0]?.name ?? '');
    return waitMs / 1000;
  }
  return withUnsyncedTransaction(context.payload, async (transaction) => {
    const waits: number[] = [];
    for (const use of uses) {
      const counted = await countUse(transaction, use, context.nowMs());
      if (!counted.isOver) continue;
      countEvent('rate_limited', use.name);
      waits.push(counted.waitSeconds);
    }
    return Math.max(0, ...waits);
  });
}

/** Counts one use by a single atomic upsert. */
export async function countUse(transaction: Rows, use: Use, nowMs: number): Promise<Counted> {
  await sweep(transaction, nowMs);
  const key = counterKey(use);
  const limit: RateLimit = rateLimits[use.name];
  const counted = limit.isSteady
    ? await countSteadily(transaction, key, { ...limit, nowMs })
    : await countInWindow(transaction, key, { ...limit, nowMs });
  if (counted.isOver) fullCounters.add(key, nowMs + counted.waitSeconds * 1000);
  return counted;
}

interface CountingLimit extends RateLimit {
  nowMs: number;
}

/** A window that has passed starts anew in the same statement. */
async function countInWindow(
  transaction: Rows,
  key: string,
  { points: limit, windowSeconds, nowMs }: CountingLimit,
): Promise<Counted> {
  const resetsAtMs = nowMs + windowSeconds * 1000;
  const [row] = await transaction.rows(
    counterRow,
    sql`INSERT INTO rate_limits (key, points, resets_at_ms) VALUES (${key}, 1, ${resetsAtMs})
        ON CONFLICT (key) DO UPDATE SET
          points = CASE WHEN rate_limits.resets_at_ms <= ${nowMs} THEN 1 ELSE rate_limits.points + 1 END,
          resets_at_ms = CASE WHEN rate_limits.resets_at_ms <= ${nowMs} THEN ${resetsAtMs}
            ELSE rate_limits.resets_at_ms END
        RETURNING points, resets_at_ms`,
  );
  if (!row) throw new Error('The counter was not returned.');
  return {
    isOver: row.points > limit,
    points: row.points,
    waitSeconds: (row.resets_at_ms - nowMs) / 1000,
  };
}

/**
 * The generic cell rate algorithm: the row holds when all uses will be paid back, each in its interval. A
 * refused use changes nothing, so that nobody makes anybody's wait longer. A time further ahead than all uses
 * together comes from a clock that was set back.
 */
async function countSteadily(transaction: Rows, key: string, limit: CountingLimit): Promise<Counted> {
  const { points, nowMs } = limit;
  const intervalMs = intervalMsOf(limit);
  const latestMs = nowMs + points * intervalMs;
  const fullFromMs = latestMs - intervalMs;
  const [row] = await transaction.rows(
    counterRow,
    sql`INSERT INTO rate_limits (key, points, resets_at_ms) VALUES (${key}, 1, ${nowMs + intervalMs})
        ON CONFLICT (key) DO UPDATE SET
          points = CASE WHEN rate_limits.resets_at_ms > ${fullFromMs} THEN 0 ELSE 1 END,
          resets_at_ms = CASE
            WHEN rate_limits.resets_at_ms > ${latestMs} THEN ${latestMs}
            WHEN rate_limits.resets_at_ms > ${fullFromMs} THEN rate_limits.resets_at_ms
            WHEN rate_limits.resets_at_ms > ${nowMs} THEN rate_limits.resets_at_ms + ${intervalMs}
            ELSE ${nowMs + intervalMs} END
        RETURNING points, resets_at_ms`,
  );
  if (!row) throw new Error('The counter was not returned.');
  const isOver = row.points === 0;
  return {
    isOver,
    points: Math.ceil((row.resets_at_ms - nowMs) / intervalMs),
    waitSeconds: isOver ? (row.resets_at_ms - fullFromMs) / 1000 : 0,
  };
}

/** Whether anything was counted in the window that lasts now. */
export async function isCounted(transaction: Rows, use: Use, nowMs: number): Promise<boolean> {
  const rows = await transaction.rows(
    noColumns,
    sql`SELECT points FROM rate_limits WHERE key = ${counterKey(use)} AND resets_at_ms > ${nowMs}`,
  );
  return rows.length > 0;
}

/** Takes one use back. */
export async function giveBack(transaction: Rows, use: Use): Promise<void> {
  const key = counterKey(use);
  const limit: RateLimit = rateLimits[use.name];
  fullCounters.delete(key);
  await transaction.rows(
    noColumns,
    limit.isSteady
      ? sql`UPDATE rate_limits SET resets_at_ms = resets_at_ms - ${intervalMsOf(limit)} WHERE key = ${key}`
      : sql`UPDATE rate_limits SET points = points - 1 WHERE key = ${key} AND points > 0`,
  );
}

function intervalMsOf({ points, windowSeconds }: RateLimit): number {
  return Math.round((windowSeconds * 1000) / points);
}

/** Neither an address nor an email is stored: the key is an HMAC of them. */
export function counterKey({ name, subject }: Use): string {
  const parts = typeof subject === 'string' ? [subject] : subject;
  return keyedName(getSettings().TOKEN_SECRET, 'rate-limit', [name, ...parts]);
}

/** Now and then, and a bounded number at a time, so that no caller pays for a long clean-up. */
async function sweep(transaction: Rows, nowMs: number): Promise<void> {
  if (nowMs - sweptAtMs < sweepEveryMs) return;
  sweptAtMs = nowMs;
  await transaction.rows(
    noColumns,
    sql`DELETE FROM rate_limits WHERE key IN (SELECT key FROM rate_limits WHERE resets_at_ms <= ${nowMs}
        LIMIT ${sweepAtMost})`,
  );
}
