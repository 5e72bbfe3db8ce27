import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '../../files/error-code';

/** How long a statement may wait inside of SQLite's own code, where nothing else of this process runs. */
export const waitInsideMs = 20;

const waitAtMostMs = 5_000;
const askAgainAfterMs = 80;

/** Another process holds the file's lock. */
function isFileBusy(error: unknown): boolean {
  for (let link = error; link instanceof Error; link = link.cause) {
    if (errorCode(link).startsWith('SQLITE_BUSY')) return true;
  }
  return false;
}

/**
 * Does work again while another process holds the lock of the file, for up to five seconds. SQLite would wait
 * by itself, but inside a call that stands still with everything else in this process: no page would be
 * answered meanwhile.
 * @param whenBusy is called after each refusal
 * @throws what SQLite says when the file is still locked then, and whatever else fails, at once
 */
export async function waitForFile<Result>(
  work: () => Promise<Result>,
  whenBusy: () => void = () => undefined,
): Promise<Result> {
  const deadline = Date.now() + waitAtMostMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isFileBusy(error)) throw error;
      whenBusy();
      if (Date.now() > deadline) throw error;
      await delay(askAgainAfterMs);
    }
  }
}
