import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { log } from '../ops/log';
import { beginNoMore, closeEverything, endLongAnswers } from '../ops/stopping';
import { flushAccessLog } from './access-log';

interface Stop {
  server: Server;
  /** From now on `/readyz` says no and connections are closed after their answer. */
  drain: () => void;
  /** So long everything is still answered, until a load balancer has noticed. */
  drainMs: number;
  /** After closing began: when what still lasts is asked to end, and when its connection is cut. */
  endAfterMs?: number;
  cutAfterMs?: number;
  exit: (code: number) => void;
}

const closeIdleEveryMs = 100;

/**
 * The way out: no longer ready, then no new connections, what is being answered ends, the rest is cut, the database is closed.
 * @returns the function that sets it going; only the first call counts
 */
export function gracefulStop(options: Stop): (reason: string, code: number) => void {
  let isStopping = false;
  return (reason, code) => {
    if (isStopping) return;
    isStopping = true;
    void stop(options, reason, code);
  };
}

async function stop(options: Stop, reason: string, code: number): Promise<void> {
  const { server, drain, drainMs, endAfterMs = 15_000, cutAfterMs = 20_000, exit } = options;
  log.info('stopping', { reason, drainMs });
  drain();
  beginNoMore();
  if (drainMs > 0) await delay(drainMs);

  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that waits for its next request never ends by itself.
  const idle = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs);
  const end = setTimeout(endLongAnswers, endAfterMs);
  const cut = setTimeout(() => {
    log.warn('what still lasted was cut');
    server.closeAllConnections();
  }, cutAfterMs);
  server.closeIdleConnections();
  await closed;
  clearInterval(idle);
  clearTimeout(end);
  clearTimeout(cut);

  await closeEverything();
  flushAccessLog();
  log.info('stopped');
  exit(code);
}
