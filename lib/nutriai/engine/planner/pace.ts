import { setImmediate } from 'node:timers/promises';

/** How long one computation may keep a server from everything else. */
const mostAtOnceMs = 10;

/**
 * Breaks up a long computation, so that a server goes on answering meanwhile. What is computed does not
 * depend on it.
 */
export class Pace {
  #sinceMs = performance.now();

  /** Lets what else waits go first, when this has gone on for some milliseconds. */
  async giveWay(): Promise<void> {
    if (performance.now() - this.#sinceMs < mostAtOnceMs) return;
    await setImmediate();
    this.#sinceMs = performance.now();
  }
}
