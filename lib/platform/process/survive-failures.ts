import { isPassing } from '../http/failure';
import { log } from '../log/log';

/**
 * What nobody caught. A promise that failed unseen, and a connection of a pool or a socket that broke between
 * two uses, cost one piece of work at most: they are logged and the site goes on. After anything else the
 * state of the process is unknown: it is logged, and `giveUp` ends the process in good order, so that whoever
 * watches it starts a new one.
 */
export function surviveFailures(giveUp: () => void): void {
  // A log whose reader has gone loses its lines. To log that would fail the same way, again and again.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.on('unhandledRejection', (reason) => log.error('a promise failed and nobody was waiting', reason));
  process.on('uncaughtException', (error) => {
    if (isPassing(error)) {
      log.error('a connection failed while nobody used it', error);
      return;
    }
    log.error('an exception that nobody caught: the process ends', error);
    giveUp();
  });
}
