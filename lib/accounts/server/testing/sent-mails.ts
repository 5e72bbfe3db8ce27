import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { dataPath } from '../../../platform/files/data-dir';
import { sendWaitingMails } from '../mails/send-waiting-mails';
import type { World } from './world';

const outbox = () => readdir(dataPath('outbox')).catch(() => []);

const readMails = (names: readonly string[]) =>
  Promise.all(names.map((name) => readFile(dataPath('outbox', name), 'utf8')));

/** What comes in addition to what is there. */
async function newcomers(): Promise<() => Promise<string[]>> {
  const before = new Set(await outbox());
  return async () => (await outbox()).filter((name) => !before.has(name)).sort();
}

/** Sends what waits, and reads what was sent in its order. */
export async function sent(world: World): Promise<string[]> {
  const names = await newcomers();
  await sendWaitingMails(world);
  return readMails(await names());
}

/** Reads what goes out by itself behind some work, once the first of it is there. */
export async function sentBehind(work: () => Promise<unknown>): Promise<string[]> {
  const names = await newcomers();
  await work();
  for (let look = 0; look < 100 && (await names()).length === 0; look += 1) await delay(20);
  return readMails(await names());
}

/** What others have queued is sent first: while that goes on, it may take what a check has just queued. */
export async function forgetAll(world: World): Promise<void> {
  await sendWaitingMails(world);
  await world.payload.delete({ collection: 'outgoing-mails', where: {} });
}
