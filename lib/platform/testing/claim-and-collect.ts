import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { claimForServer, claimDataFolder, type DataFolderUse } from '../files/data-folder-lock';
import { tryFileLock } from '../files/file-lock';

/**
 * Claims its data folder as a server does (or for the use that is named), has everything collected that
 * nothing refers to, says so, and lives on.
 */
const [use = ''] = process.argv.slice(2);
const refuse = ({ message }: Error) => {
  process.stdout.write(`${message}\n`);
  process.exit(1);
};
if (use === 'server') await claimForServer('run SQLite', refuse);
else if (use === 'lock') tryFileLock('running-lock.db', 'single');
else await claimDataFolder(use as DataFolderUse);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
for (let round = 0; round < 20; round += 1) {
  collectGarbage();
  await delay(10);
}
process.stdout.write('claimed\n');
await delay(600_000);
