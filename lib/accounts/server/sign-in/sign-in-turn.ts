import { noColumns, sql, type WriteTransaction } from '../../../platform/database/sql';
import { counterKey } from '../../../platform/http/rate-limit';
import { rateLimits } from '../../../platform/http/rate-limit-table';

export interface Wait {
  account: string;
  /** Who waits: an address, or whoever has the right password. */
  waiter: string;
  delaySeconds: number;
  /** Whether one answer ends the wait and begins the next. */
  isOnceOnly: boolean;
}

/** How long somebody who has waited may take to come back. */
const comeBackMs = rateLimits.loginTurn.windowSeconds * 1000;

/**
 * Whether the wait is over; begins one where none has begun. Asking again makes none longer, and shorter when
 * the delay has become shorter. The row ends so long after the wait as one may take to come back.
 */
export async function hasWaited(
  { rows }: Pick<WriteTransaction, 'rows'>,
  { account, waiter, delaySeconds, isOnceOnly }: Wait,
  nowMs: number,
): Promise<boolean> {
  const key = counterKey({ name: 'loginTurn', subject: [account, waiter] });
  const endsAtMs = nowMs + delaySeconds * 1000 + comeBackMs;
  const then = isOnceOnly ? sql`${endsAtMs}` : sql`resets_at_ms`;
  const taken = await rows(
    noColumns,
    sql`UPDATE rate_limits SET resets_at_ms = ${then}
        WHERE key = ${key} AND resets_at_ms > ${nowMs} AND resets_at_ms <= ${nowMs + comeBackMs}
        RETURNING key`,
  );
  if (taken.length > 0) return true;
  await rows(
    noColumns,
    sql`INSERT INTO rate_limits (key, points, resets_at_ms) VALUES (${key}, 1, ${endsAtMs})
        ON CONFLICT (key) DO UPDATE SET resets_at_ms = CASE
          WHEN rate_limits.resets_at_ms <= ${nowMs} OR rate_limits.resets_at_ms > ${endsAtMs} THEN ${endsAtMs}
          ELSE rate_limits.resets_at_ms END`,
  );
  return false;
}
