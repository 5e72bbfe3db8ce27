import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import filePromises from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { claimDataFolder } from '../files/data-folder-lock';
import { makeSite, type Site } from '../testing/run-program';
import { digestSqlite } from './testing/digest-database';
import { makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';
import { refuseUnfinishedRestore } from './unfinished-restore';

const passphrase = 'three pears in a bowl';
const now = new Date('2026-11-21T03:00:00.000Z');
const previous = process.env.DATA_DIR;

jest.setTimeout(30_000);

let site: Site;
let backups: string;

beforeEach(async () => {
  site = makeSite();
  process.env.DATA_DIR = site.dataDir;
  backups = path.join(site.dataDir, 'backups');
  mkdirSync(path.join(site.dataDir, 'media/images'), { recursive: true });
  writeFileSync(path.join(site.dataDir, 'media/images/pear.webp'), Buffer.alloc(300_000, 'pear'));
  writeFileSync(path.join(site.dataDir, 'media/images/empty.webp'), '');
  writeFileSync(path.join(site.dataDir, 'secrets.json'), '{"tokenSecret":"of this site"}');
  const client = createClient({ url: `file:${database()}` });
  await client.executeMultiple(
    `
    PRAGMA journal_mode = WAL;
    CREATE TABLE babies (id integer PRIMARY KEY, name text, photo blob);
    CREATE TABLE meals (id integer PRIMARY KEY, baby integer REFERENCES babies (id), note text);
    CREATE VIRTUAL TABLE notes USING fts5 (note);
    INSERT INTO babies VALUES (1, 'the first baby', x'00ff'), (2, 'Ömer', NULL);
    INSERT INTO meals SELECT value, 1 + value % 2, 'meal ' || value FROM generate_series(1, 500);
    INSERT INTO notes SELECT note FROM meals;`.replace(
      'FROM generate_series(1, 500)',
      'FROM (WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 500) SELECT value FROM n)',
    ),
  );
  client.close();
});

afterEach(() => {
  if (previous === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = previous;
  site.remove();
});

const database = () => path.join(site.dataDir, 'little-pear.db');
const back = (options: { passphrase?: string; keep?: number; now?: Date } = {}) =>
  makeBackup({ folder: backups, databaseUrl: undefined, passphrase: undefined, keep: 7, now, ...options });
const restore = (backup: string, given?: string) =>
  restoreBackup({ backup, databaseUrl: undefined, passphrase: given, now });

function files(): Record<string, string> {
  return Object.fromEntries(
    ['media/images/pear.webp', 'media/images/empty.webp', 'secrets.json'].map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(site.dataDir, name)))
        .digest('hex'),
    ]),
  );
}

async function spoil(): Promise<void> {
  const client = createClient({ url: `file:${database()}` });
  await client.execute(`UPDATE babies SET name = 'another'`);
  await client.execute('DELETE FROM meals');
  client.close();
  writeFileSync(path.join(site.dataDir, 'media/images/pear.webp'), 'another');
  writeFileSync(path.join(site.dataDir, 'secrets.json'), '{}');
}

test.each([
  ['open', undefined],
  ['sealed', passphrase],
])(
  'an %s backup brings back every row of every table and every file, and keeps what was there',
  async (_name, given) => {
    const [tables, contents] = [await digestSqlite(database()), files()];
    const { folder } = await back({ passphrase: given });
    await spoil();
    const spoilt = await digestSqlite(database());

    const { movedTo } = await restore(folder, given);

    expect(Object.keys(tables)).toEqual(
      expect.arrayContaining(['babies', 'meals', 'notes', 'notes_content']),
    );
    expect(await digestSqlite(database())).toEqual(tables);
    expect(files()).toEqual(contents);
    expect(await digestSqlite(path.join(movedTo ?? '', 'little-pear.db'))).toEqual(spoilt);
    expect(statSync(path.join(site.dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  },
);

test('after a restore that was killed half way no start makes a new site, and the restore can be run again', async () => {
  const tables = await digestSqlite(database());
  const { folder } = await back();
  expect(() => refuseUnfinishedRestore()).not.toThrow();
  // Taken away, and nothing put in its place yet.
  const [staging, aside] = ['restoring-1', 'before-restore-1'].map((name) => path.join(site.dataDir, name));
  for (const made of [staging, aside]) mkdirSync(made ?? '');
  writeFileSync(path.join(staging ?? '', 'little-pear.db'), 'unpacked');
  for (const name of readdirSync(site.dataDir).filter((each) => /^little-pear\.db|^secrets/.test(each)))
    renameSync(path.join(site.dataDir, name), path.join(aside ?? '', name));
  expect(() => refuseUnfinishedRestore()).toThrow(aside);

  await restore(folder);

  expect(() => refuseUnfinishedRestore()).not.toThrow();
  expect(await digestSqlite(database())).toEqual(tables);
  expect(await digestSqlite(path.join(aside ?? '', 'little-pear.db'))).toEqual(tables);
});

test('an open backup is not taken for a sealed one', async () => {
  const { folder } = await back();
  await expect(restore(folder, passphrase)).rejects.toThrow('is not encrypted');
  await restore(folder);
});

test('a sealed backup shows nothing, and opens for its own passphrase alone', async () => {
  const { folder } = await back({ passphrase });
  const everything = Buffer.concat(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(path.join(entry.parentPath, entry.name))),
  ).toString('latin1');
  for (const secret of ['of this site', 'the first baby', 'meal 7', 'pearpear', 'SQLite format'])
    expect(everything).not.toContain(secret);

  const before = await digestSqlite(database());
  await expect(restore(folder)).rejects.toThrow('encrypted');
  await expect(restore(folder, 'four pears in a bowl')).rejects.toThrow('passphrase is wrong');
  expect(await digestSqlite(database())).toEqual(before);
});

test.each([
  ['a byte changed', undefined, (file: string) => writeFileSync(file, flipped(readFileSync(file)))],
  ['a byte changed', passphrase, (file: string) => writeFileSync(file, flipped(readFileSync(file)))],
  ['its end cut off', undefined, (file: string) => writeFileSync(file, readFileSync(file).subarray(0, -10))],
  ['its end cut off', passphrase, (file: string) => writeFileSync(file, readFileSync(file).subarray(0, -10))],
])(
  'a backup with %s (passphrase: %s) is refused before anything is touched',
  async (_name, given, damage) => {
    const { folder } = await back({ passphrase: given });
    damage(path.join(folder, 'files/media/images/pear.webp'));
    const [tables, contents] = [await digestSqlite(database()), files()];
    await expect(restore(folder, given)).rejects.toThrow(/damaged|changed/);
    expect(await digestSqlite(database())).toEqual(tables);
    expect(files()).toEqual(contents);
    expect(readdirSync(site.dataDir).filter((name) => name.startsWith('restoring'))).toEqual([]);
  },
);

test.each(['run SQLite', 'run PostgreSQL', 'help beside'] as const)(
  'nothing is restored beside a process that was let in to "%s"',
  async (use) => {
    const { folder } = await back();
    const tables = await digestSqlite(database());
    const release = await claimDataFolder(use);
    await expect(restore(folder)).rejects.toThrow(`The site is running. Another process uses`);
    expect(await digestSqlite(database())).toEqual(tables);
    expect(readdirSync(site.dataDir).filter((name) => name.startsWith('before-restore'))).toEqual([]);
    release();
    await expect(restore(folder)).resolves.toBeDefined();
  },
);

test('a backup is made beside a server, and not beside a restore', async () => {
  const server = await claimDataFolder('run SQLite');
  await expect(back()).resolves.toBeDefined();
  server();
  const release = await claimDataFolder('restore');
  await expect(back()).rejects.toThrow('Another process uses the data folder');
  expect(readdirSync(backups)).toHaveLength(1);
  release();
});

test('is made while a transaction is open, without its rows, and without waiting for it', async () => {
  const tables = await digestSqlite(database());
  const writer = createClient({ url: `file:${database()}` });
  const transaction = await writer.transaction('write');
  await transaction.execute(`INSERT INTO babies VALUES (3, 'not yet', NULL)`);
  const { folder } = await back();
  await transaction.commit();
  writer.close();
  await restore(folder);
  expect(await digestSqlite(database())).toEqual(tables);
});

test('mails that were only written are not in it', async () => {
  mkdirSync(path.join(site.dataDir, 'outbox'));
  writeFileSync(path.join(site.dataDir, 'outbox/1.eml'), 'To: anna@pear.example');
  const { folder, manifest } = await back();
  expect(manifest.files.map((file) => file.path).sort()).toEqual([
    'little-pear.db',
    'media/images/empty.webp',
    'media/images/pear.webp',
    'secrets.json',
  ]);
  expect(readdirSync(path.join(folder, 'files')).sort()).toEqual(['little-pear.db', 'media', 'secrets.json']);
});

test.each([
  ['overwritten', Buffer.alloc(8_192, 'x')],
  ['cut off in its first page', Buffer.from('SQLite format 3')],
  ['emptied', Buffer.alloc(0)],
])(
  'a database that was %s fails the backup, which leaves nothing that looks like one',
  async (_name, bytes) => {
    // The driver closes a file for good only when its statements are collected, and writes its pages back then:
    // to the file that it had opened, which is why the damaged one is another.
    for (const end of ['', '-wal', '-shm']) rmSync(`${database()}${end}`, { force: true });
    writeFileSync(database(), bytes);
    await expect(back()).rejects.toThrow(/damaged|not a database/);
    expect(readdirSync(backups)).toEqual([]);
  },
);

test('the newest backups stay, and what a killed one left goes after a day', async () => {
  mkdirSync(path.join(backups, 'little-pear-20261101T000000Z.partial'), { recursive: true });
  for (const day of [1, 2, 3, 4]) await back({ keep: 2, now: new Date(Date.UTC(2027, 0, day)) });
  expect(readdirSync(backups).sort()).toEqual([
    'little-pear-20270103T000000Z',
    'little-pear-20270104T000000Z',
  ]);
  expect(existsSync(path.join(backups, 'little-pear-20270104T000000Z/manifest.json'))).toBe(true);
});

function flipped(bytes: Buffer): Buffer {
  bytes[100] = (bytes[100] ?? 0) ^ 1;
  return bytes;
}

test('a log that SQLite takes away at that moment is not missed', async () => {
  const { folder } = await back();
  const wal = `${database()}-wal`;
  writeFileSync(wal, '');
  const { rename } = filePromises;
  const spy = jest.spyOn(filePromises, 'rename').mockImplementation(async (from, to) => {
    if (from === wal) rmSync(wal);
    await rename(from, to);
  });
  try {
    await expect(restore(folder)).resolves.toBeDefined();
    expect(spy).toHaveBeenCalledWith(wal, expect.any(String));
  } finally {
    spy.mockRestore();
  }
});
