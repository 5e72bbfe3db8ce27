import { setTimeout as delay } from 'node:timers/promises';
import { isPassing } from '../http/failure';

interface Patience {
  waitAtMostMs: number;
  /** The first wait; each is twice the one before, up to ten seconds. */
  firstWaitMs?: number;
  /** Told before each wait. */
  tell: (error: unknown, waitMs: number) => void;
}

const longestWaitMs = 10_000;

/**
 * Does work again while what it needs is away: a database that is just starting.
 * @throws what else goes wrong, at once; what is still away after `waitAtMostMs`
 */
export async function untilAvailable<Result>(
  work: () => Promise<Result>,
  { waitAtMostMs, firstWaitMs = 250, tell }: Patience,
): Promise<Result> {
  const deadline = Date.now() + waitAtMostMs;
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || Date.now() + waitMs > deadline) throw error;
      tell(error, waitMs);
      await delay(waitMs);
    }
  }
}
