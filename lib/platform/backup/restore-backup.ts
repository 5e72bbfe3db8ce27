import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { dataPath } from '../files/data-dir';
import { claimDataFolder, DataFolderInUse } from '../files/data-folder-lock';
import { errorCode } from '../files/error-code';
import { copyThrough } from './copy-file';
import { backupManifest, type BackupManifest, manifestName, postgresName, sqliteName } from './manifest';
import { SealBroken, sealingKey, sealParameters, sealParametersName, unseal } from './sealing';
import { checkSqlite, restorePostgres } from './snapshot-database';
import { restoreFolders, stampsOfUnfinished } from './unfinished-restore';

interface RestoreOrder {
  /** The folder of one backup. */
  backup: string;
  databaseUrl: string | undefined;
  passphrase: string | undefined;
  now: Date;
}

/** Why a backup is not put back; nothing has been touched. */
export class RestoreRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RestoreRefused';
  }
}

/** Of the data folder: what the site reads. Everything else in it stays. */
const replaced = ['media', 'secrets.json', sqliteName, `${sqliteName}-wal`, `${sqliteName}-shm`];

/**
 * Puts a backup in the place of the site's data. Every file is checked before anything is touched, and what
 * was there is moved aside, not deleted.
 * @returns the folder with what was there before; `null` when there was nothing
 * @throws RestoreRefused while the site is running, for a damaged backup, a wrong passphrase, and a
 *   PostgreSQL database that is not empty
 */
export async function restoreBackup(
  order: RestoreOrder,
): Promise<{ manifest: BackupManifest; movedTo: string | null }> {
  await mkdir(dataPath(), { recursive: true, mode: 0o700 });
  const release = await claimDataFolder('restore').catch(refuse);
  const stamp = order.now.toISOString().replace(/[-:]|\.\d+/g, '');
  const { staging, aside } = restoreFolders(stamp);
  try {
    // What was unpacked by one that was killed.
    for (const old of stampsOfUnfinished()) await rm(restoreFolders(old).staging, { recursive: true });
    const manifest = await unpack(order, staging);
    if (manifest.database === 'postgres') await intoPostgres(order, path.join(staging, postgresName));
    else await checkSqlite(path.join(staging, sqliteName)).catch(refuse);
    return { manifest, movedTo: await swap(staging, aside) };
  } finally {
    await rm(staging, { recursive: true, force: true });
    release();
  }
}

/** Deciphers every file into the staging folder and compares it with what the manifest says. */
async function unpack({ backup, passphrase, databaseUrl }: RestoreOrder, staging: string) {
  if (!existsSync(path.join(backup, manifestName))) throw new RestoreRefused(`${backup} is no backup.`);
  await mkdir(staging, { recursive: true, mode: 0o700 });
  const key = await keyOf(backup, passphrase);
  const open = (name: string, source: string, target: string) =>
    copyThrough(source, target, { change: key && unseal(key, name), digestOf: 'target' }).catch(
      (error: unknown) => refuse(error),
    );
  const plain = path.join(staging, manifestName);
  await open(manifestName, path.join(backup, manifestName), plain);
  const manifest = backupManifest.parse(JSON.parse(await readFile(plain, 'utf8')));
  await rm(plain);
  if ((manifest.database === 'postgres') !== (databaseUrl !== undefined)) {
    throw new RestoreRefused(
      manifest.database === 'postgres'
        ? 'This is a backup of PostgreSQL: set DATABASE_URL to an empty database.'
        : 'This is a backup of a SQLite site: unset DATABASE_URL.',
    );
  }
  for (const file of manifest.files) {
    const digest = await open(
      file.path,
      path.join(backup, 'files', file.path),
      path.join(staging, file.path),
    );
    if (digest.bytes !== file.bytes || digest.sha256 !== file.sha256)
      throw new RestoreRefused(`${file.path} is damaged.`);
  }
  return manifest;
}

async function keyOf(backup: string, passphrase: string | undefined): Promise<Buffer | null> {
  const file = path.join(backup, sealParametersName);
  if (!existsSync(file)) {
    // Only what is sealed shows that nobody has changed it: another could lie in the place of the site's own.
    if (passphrase !== undefined)
      throw new RestoreRefused(
        'This backup is not encrypted, although a BACKUP_PASSPHRASE is given. To restore it all the ' +
          'same, leave that out.',
      );
    return null;
  }
  if (passphrase === undefined)
    throw new RestoreRefused('This backup is encrypted: give its BACKUP_PASSPHRASE.');
  return sealingKey(passphrase, sealParameters.parse(JSON.parse(await readFile(file, 'utf8'))));
}

function refuse(error: unknown): never {
  if (error instanceof DataFolderInUse) throw new RestoreRefused(`The site is running. ${error.message}`);
  const isMissing = errorCode(error) === 'ENOENT';
  if (error instanceof SealBroken || isMissing || /damaged|parent|not a database/.test(String(error)))
    throw new RestoreRefused(error instanceof Error ? error.message : String(error));
  throw error;
}

async function intoPostgres({ databaseUrl }: RestoreOrder, dump: string): Promise<void> {
  if (databaseUrl === undefined) throw new RestoreRefused('Set DATABASE_URL to an empty database.');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>(
      `SELECT count(*) FROM information_schema.tables WHERE table_schema NOT IN ('pg_catalog', 'information_schema')`,
    );
    if (Number(rows[0]?.count) > 0)
      throw new RestoreRefused('The database is not empty. Make a new one and set DATABASE_URL to it.');
  } finally {
    await client.end();
  }
  await restorePostgres(databaseUrl, dump);
  await rm(dump);
}

/** Within the folder, because the folder itself may be a mounted volume, which cannot be renamed. */
async function swap(staging: string, aside: string): Promise<string | null> {
  const there = replaced.filter((name) => existsSync(dataPath(name)));
  if (there.length > 0) await mkdir(aside, { mode: 0o700 });
  for (const name of there) await rename(dataPath(name), path.join(aside, name)).catch(unlessGone(name));
  for (const name of await readdir(staging)) await rename(path.join(staging, name), dataPath(name));
  return there.length > 0 ? aside : null;
}

/** SQLite takes its log away as soon as the last who read the database has closed it: nothing is in it then. */
const unlessGone = (name: string) => (error: unknown) => {
  if (errorCode(error) !== 'ENOENT' || !/-(?:wal|shm)$/.test(name)) throw error;
};
