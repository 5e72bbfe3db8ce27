import { setTimeout as delay } from 'node:timers/promises';
import { tryFileLock } from '../file-lock';
import { log } from '../log';

const name = 'running-lock.db';
const askEveryMs = 5_000;

/** @returns what gives it back; `null` while a server runs on this data folder */
export function tryRunningLock(): Promise<(() => Promise<void>) | null> {
  return tryFileLock(name);
}

/** Says for as long as this process lives that its data folder is in use; waits for another process that is on its way out. */
export async function holdRunningLock(): Promise<void> {
  for (let isTold = false; ; isTold = true) {
    if (await tryFileLock(name)) return;
    if (!isTold) log.warn('another process serves this data folder; SQLite takes one');
    await delay(askEveryMs, undefined, { ref: false });
  }
}
