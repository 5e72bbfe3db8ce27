import { setTimeout as delay } from 'node:timers/promises';
import { dataPath } from './data-dir';
import { errorCode } from './error-code';
import { log } from '../log/log';
import { type LockMode, tryFileLock } from './file-lock';

const name = 'running-lock.db';
const askEveryMs = 100;

/** A process that is just ending, or a short preparation, is waited for. */
const patienceMs = 3_000;

/**
 * What a process does with the data folder. One process serves, prepares or moves a SQLite site; servers on
 * PostgreSQL may share a folder; backups run beside any of them; nothing runs beside a restore.
 */
export type DataFolderUse = 'run SQLite' | 'run PostgreSQL' | 'help beside' | 'restore';

const modes: Record<DataFolderUse, LockMode> = {
  'run SQLite': 'single',
  'run PostgreSQL': 'shared',
  'help beside': 'shared',
  restore: 'exclusive',
};

/** Another process uses the data folder, and the two must not work side by side. */
export class DataFolderInUse extends Error {
  constructor() {
    super(
      `Another process uses the data folder ${dataPath()}: a server, the preparation of one, a backup or a restore. ` +
        'Stop it or wait for it, or set DATA_DIR to a folder of its own.',
    );
    this.name = 'DataFolderInUse';
  }
}

/**
 * Claims the data folder for a use, until the claim is given back or the process ends.
 * @returns what gives it back
 * @throws DataFolderInUse after a few seconds in which another process did not leave it; what else the file
 *   system says, at once
 */
export async function claimDataFolder(use: DataFolderUse, waitMs = patienceMs): Promise<() => void> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const release = tryFileLock(name, modes[use]);
    if (release) return release;
    if (Date.now() >= deadline) throw new DataFolderInUse();
    await delay(askEveryMs);
  }
}

/**
 * Claims the data folder for a program that runs beside the site, such as a backup, also where that folder
 * cannot be written to.
 * @throws DataFolderInUse while a restore is at work
 */
export async function claimBesideSite(): Promise<() => void> {
  try {
    return await claimDataFolder('help beside');
  } catch (error) {
    if (!isUnwritable(error)) throw error;
    return () => undefined;
  }
}

/**
 * Nobody can restore into a folder that cannot be written to, and there may be no lock file in it. The driver
 * gives no code when a file cannot be opened.
 */
function isUnwritable(error: unknown): boolean {
  return (
    /^(SQLITE_(CANTOPEN|READONLY|FULL|IOERR)|EROFS|EACCES|ENOSPC)/.test(errorCode(error)) ||
    /Unable to open connection/.test(String(error))
  );
}

type ServerUse = 'run SQLite' | 'run PostgreSQL';

const tryAgainAfterMs = 1_000;

/**
 * Claims the data folder for a server, for the life of this process. On a disk that cannot be written to it
 * goes on trying in the background: pages can be served meanwhile, and no other server can write there
 * either.
 * @param refuse called when another process uses the folder: this one must end
 */
export async function claimForServer(
  use: ServerUse,
  refuse: (reason: DataFolderInUse) => void,
): Promise<void> {
  try {
    await claimDataFolder(use);
  } catch (error) {
    if (error instanceof DataFolderInUse) {
      refuse(error);
      return;
    }
    log.error('the data folder cannot be claimed', error);
    void claimLater(use, refuse);
  }
}

async function claimLater(use: ServerUse, refuse: (reason: DataFolderInUse) => void): Promise<void> {
  for (;;) {
    await delay(tryAgainAfterMs, undefined, { ref: false });
    try {
      await claimDataFolder(use);
      log.info('the data folder is claimed');
      return;
    } catch (error) {
      if (error instanceof DataFolderInUse) {
        refuse(error);
        return;
      }
      log.debug('the data folder still cannot be claimed', { error: String(error) });
    }
  }
}
