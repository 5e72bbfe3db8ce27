import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { eventLoopPrecisionMs } from '../../lib/front/metrics';

/**
 * Nobody else is answered while one request has the server's main thread: for so long at most. Beside other tests
 * (`TEST_PART`, playwright.config.ts) the same work takes up to twice the processor time.
 */
export const heldAtMostMs = process.env.TEST_PART ? 100 : 50;

/**
 * A processor whose twin works for somebody else does half as much in the same processor time. Fewer than the uses
 * that any limit of the API gives at once: a refusal is quick.
 */
const triesAtMost = 6;

const longestDelay = /^nodejs_eventloop_lag_max_seconds (\S+)$/m;

export interface WatchedServer {
  origin: string;
  /** What `/metrics` asks for. */
  metricsToken: string;
  /** The socket of turn-clock.mjs in the server, where the system counts what a thread works; else empty. */
  turnClock: string;
}

/** Reads the histogram of the server's own event loop: for how long at a time it did nothing else. */
export class HeldThread {
  constructor(private readonly server: WatchedServer) {}

  get origin(): string {
    return this.server.origin;
  }

  /** The longest hold since this was last asked, by the clock. */
  async longestMs(): Promise<number> {
    const { origin, metricsToken } = this.server;
    const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    const [, seconds] = longestDelay.exec(await answer.text()) ?? [];
    if (seconds === undefined)
      throw new Error(`/metrics says ${answer.status} and nothing of the event loop.`);
    // A delay is counted from the last look at the clock, which may have been so long before.
    return Math.max(0, Number(seconds) * 1_000 - eventLoopPrecisionMs);
  }

  /**
   * How long a request that is alone held the main thread at most. Where the system says so, by what the thread
   * worked at a time: it is never more than the histogram has, for what the machine did for others in between
   * is no fault of the request's.
   */
  async holdOf(send: () => Promise<unknown>): Promise<number> {
    await this.#read();
    await send();
    return this.#read();
  }

  /** The least of several holds: chance makes some longer, and none shorter. */
  async leastHoldOf(send: () => Promise<unknown>): Promise<number> {
    let least = Number.POSITIVE_INFINITY;
    for (let time = 0; time < triesAtMost && least > heldAtMostMs; time += 1)
      least = Math.min(least, await this.holdOf(send));
    return least;
  }

  async #read(): Promise<number> {
    const { turnClock } = this.server;
    return turnClock === '' ? this.longestMs() : Number(await text(connect(turnClock)));
  }
}
