const firstWaitMs = 30_000;
export const longestWaitMs = 2 * 60 * 60_000;

/**
 * Returns how long to wait after so many attempts: half a minute, a minute, two … up to two hours, and up to a
 * quarter more, so that not all that failed together come back together.
 */
export function retryWaitMs(attempts: number, random: () => number = Math.random): number {
  const waitMs = Math.min(firstWaitMs * 2 ** Math.max(0, attempts - 1), longestWaitMs);
  return Math.round(waitMs * (1 + random() / 4));
}
