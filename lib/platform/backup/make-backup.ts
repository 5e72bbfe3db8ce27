import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataPath } from '../files/data-dir';
import { claimBesideSite } from '../files/data-folder-lock';
import { errorCode } from '../files/error-code';
import { copyThrough, flushToDisk } from './copy-file';
import {
  type BackedUpFile,
  backupManifest,
  type BackupManifest,
  manifestName,
  postgresName,
  sqliteName,
} from './manifest';
import { newSealParameters, seal, sealingKey, sealParametersName } from './sealing';
import { dumpPostgres, snapshotSqlite } from './snapshot-database';

interface BackupOrder {
  /** The folder that holds the backups. */
  folder: string;
  databaseUrl: string | undefined;
  /** Seals every file. Without it whoever reads the backup reads everything, the site's secrets included. */
  passphrase: string | undefined;
  /** How many backups stay, this one included. */
  keep: number;
  now: Date;
}

const nameOfBackup = /^little-pear-\d{8}T\d{6}Z(?:-\d+)?$/;
const partial = '.partial';
const partialsAreDeadAfterMs = 24 * 60 * 60_000;

/**
 * A whole copy of the site while it goes on: the database as of one moment, the uploaded files, the secrets.
 * Complete or not there: it gets its name last.
 * @returns the folder of the new backup
 * @throws DataFolderInUse while a restore is at work
 */
export async function makeBackup(order: BackupOrder): Promise<{ folder: string; manifest: BackupManifest }> {
  await mkdir(order.folder, { recursive: true, mode: 0o700 });
  await dropDeadPartials(order);
  const target = await freeName(order);
  const staging = `${target}${partial}`;
  const release = await claimBesideSite();
  try {
    await mkdir(staging, { mode: 0o700 });
    const manifest = await fill(staging, order);
    await flushToDisk(staging);
    await rename(staging, target);
    await flushToDisk(order.folder);
    await rotate(order);
    return { folder: target, manifest };
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  } finally {
    release();
  }
}

async function fill(staging: string, order: BackupOrder): Promise<BackupManifest> {
  const parameters = order.passphrase === undefined ? null : newSealParameters();
  const key = parameters && order.passphrase ? await sealingKey(order.passphrase, parameters) : null;
  const files = new Map<string, BackedUpFile>();
  const add = async (name: string, source: string) => {
    const digest = await copyThrough(source, path.join(staging, 'files', name), {
      change: key && seal(key, name),
      digestOf: 'source',
    });
    files.set(name, { path: name, ...digest });
  };
  const addUploads = async () => {
    for (const name of await uploads()) {
      if (!files.has(name)) await add(name, dataPath(name)).catch(unlessDeleted);
    }
  };

  // Once before the database and once after it: a file that is deleted meanwhile is in the first, one that is
  // new in the second.
  await addUploads();
  const [name, snapshot] = order.databaseUrl
    ? [postgresName, path.join(staging, 'dump')]
    : [sqliteName, path.join(staging, 'snapshot')];
  if (order.databaseUrl) await dumpPostgres(order.databaseUrl, snapshot);
  else await snapshotSqlite(dataPath(sqliteName), snapshot);
  await add(name, snapshot);
  await rm(snapshot);
  await addUploads();
  if (existsSync(dataPath('secrets.json'))) await add('secrets.json', dataPath('secrets.json'));

  const manifest: BackupManifest = {
    format: 1,
    createdAt: order.now.toISOString(),
    database: order.databaseUrl ? 'postgres' : 'sqlite',
    files: [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
  // What could not be put back must be known now.
  backupManifest.parse(manifest);
  await writeManifest(staging, manifest, key);
  if (parameters) await write(path.join(staging, sealParametersName), parameters);
  return manifest;
}

async function writeManifest(staging: string, manifest: BackupManifest, key: Buffer | null): Promise<void> {
  const plain = path.join(staging, 'manifest.plain');
  await write(plain, manifest);
  await copyThrough(plain, path.join(staging, manifestName), {
    change: key && seal(key, manifestName),
    digestOf: 'source',
  });
  await rm(plain);
}

function write(file: string, content: object): Promise<void> {
  return writeFile(file, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
}

/** Every uploaded file, from the data folder. */
async function uploads(): Promise<string[]> {
  const media = dataPath('media');
  if (!existsSync(media)) return [];
  const entries = await readdir(media, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      path.relative(dataPath(), path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    );
}

/** Between the list and the copy an editor may have deleted the file. */
function unlessDeleted(error: unknown): void {
  if (errorCode(error) !== 'ENOENT') throw error;
}

async function freeName({ folder, now }: BackupOrder): Promise<string> {
  const base = path.join(folder, `little-pear-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`);
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}-${number}`;
    if (!existsSync(name) && !existsSync(`${name}${partial}`)) return name;
  }
}

/** Left by a backup that was killed. A younger one may still be at work. */
async function dropDeadPartials({ folder, now }: BackupOrder): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(partial)) continue;
    const { mtimeMs } = await stat(path.join(folder, name));
    if (now.getTime() - mtimeMs > partialsAreDeadAfterMs)
      await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

async function rotate({ folder, keep }: BackupOrder): Promise<void> {
  const backups = (await readdir(folder)).filter((name) => nameOfBackup.test(name)).sort();
  for (const name of backups.slice(0, Math.max(0, backups.length - keep)))
    await rm(path.join(folder, name), { recursive: true });
}
