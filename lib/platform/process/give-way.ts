import { setImmediate } from 'node:timers/promises';

/** How long work that comes in many small steps may keep the event loop from everything else. */
const mostAtOnceMs = 10;

let lastTurnMs = 0;

/**
 * Lets whatever else waits in the event loop go first, when it has not had its turn for some milliseconds.
 * For work whose steps follow one another by promises that are settled already: without this the loop would
 * not turn before the last of them.
 */
export async function giveWay(): Promise<void> {
  if (performance.now() - lastTurnMs < mostAtOnceMs) return;
  await setImmediate();
  lastTurnMs = performance.now();
}
