import { readdir, readFile } from 'node:fs/promises';
import { dataPath } from '../../../platform/files/data-dir';
import { sendWaitingMails } from '../mails/send-waiting-mails';
import type { World } from './world';

const outbox = () => readdir(dataPath('outbox')).catch(() => []);

/** Sends what waits, and reads what was sent in its order. */
export async function sent(world: World): Promise<string[]> {
  const before = new Set(await outbox());
  await sendWaitingMails(world);
  const names = (await outbox()).filter((name) => !before.has(name)).sort();
  return Promise.all(names.map((name) => readFile(dataPath('outbox', name), 'utf8')));
}

/** What others have queued is sent first: while that goes on, it may take what a check has just queued. */
export async function forgetAll(world: World): Promise<void> {
  await sendWaitingMails(world);
  await world.payload.delete({ collection: 'outgoing-mails', where: {} });
}
