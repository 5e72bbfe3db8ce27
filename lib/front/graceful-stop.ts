import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { log } from '../platform/log/log';
import { beginNoMore, closeEverything, endLongAnswers } from '../platform/process/stopping';
import { flushAccessLog } from './access-log';
import { closeOnlyIdleConnections, type LetIdleStay } from './idle-connections';

interface Stop {
  server: Server;
  /** From now on `/readyz` says no and connections are closed after their answer. */
  drain: () => void;
  /** Requests that come from now on wait until what it returns is called. */
  hold: () => () => void;
  /** So long everything is still answered, until a load balancer has noticed. */
  drainMs: number;
  /**
   * After closing began: how long a connection at rest may wait for its next request, which is told that it
   * is the last; when what still lasts is asked to end, and when its connection is cut.
   */
  idleMs?: number;
  endAfterMs?: number;
  cutAfterMs?: number;
  exit: (code: number) => void;
}

const closeIdleEveryMs = 100;

/** What `DRAIN_SECONDS` is followed by at most. */
export const stopTimes = {
  /** How long new connections are still let in; clients that connect later are not waited for. */
  letInMs: 3_000,
  idleMs: 5_000,
  endAfterMs: 15_000,
  cutAfterMs: 20_000,
} as const;
const shortTurnMs = 1;
const quietMs = 25;

/**
 * The way out: no longer ready, then no new connections, what is being answered ends, the rest is cut, the
 * database is closed.
 * @returns the function that sets it going; only the first call counts
 */
export function gracefulStop(options: Stop): (reason: string, code: number) => void {
  let isStopping = false;
  const letIdleStay = closeOnlyIdleConnections(options.server);
  return (reason, code) => {
    if (isStopping) return;
    isStopping = true;
    void stop({ ...options, letIdleStay }, reason, code);
  };
}

async function stop(
  options: Stop & { letIdleStay: LetIdleStay },
  reason: string,
  code: number,
): Promise<void> {
  const { server, drain, hold, letIdleStay, exit } = options;
  const { drainMs, idleMs, endAfterMs, cutAfterMs } = { ...stopTimes, ...options };
  log.info('stopping', { reason, drainMs });
  drain();
  beginNoMore();
  if (drainMs > 0) await delay(drainMs);
  const release = hold();
  await untilAllAreIn(server);
  letIdleStay(idleMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  release();
  // A connection whose next request does not come never ends by itself.
  const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), closeIdleEveryMs);
  const end = setTimeout(endLongAnswers, endAfterMs);
  const cut = setTimeout(() => {
    log.warn('what still lasted was cut');
    server.closeAllConnections();
  }, cutAfterMs);
  await closed;
  clearInterval(idle);
  clearTimeout(end);
  clearTimeout(cut);

  await closeEverything();
  flushAccessLog();
  log.info('stopped');
  exit(code);
}

/**
 * Node takes one new connection in each of its turns, and a busy process has long ones: others have connected
 * meanwhile and have sent their request, but wait in the system's hands, which resets them all when the
 * server stops listening. So nothing new is begun, which makes turns short, until nobody has come for a
 * while: who just had an answer asks again within that time, and is let in.
 */
async function untilAllAreIn(server: Server): Promise<void> {
  let lastCameMs = performance.now();
  const note = () => (lastCameMs = performance.now());
  server.on('connection', note);
  const deadline = performance.now() + stopTimes.letInMs;
  for (;;) {
    const began = performance.now();
    await nextTurn();
    const now = performance.now();
    const isQuiet = now - lastCameMs >= quietMs && now - began < shortTurnMs;
    if (isQuiet || now > deadline) break;
  }
  server.off('connection', note);
}
