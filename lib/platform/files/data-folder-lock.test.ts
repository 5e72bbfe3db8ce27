import { existsSync } from 'node:fs';
import path from 'node:path';
import { claimBesideSite, claimDataFolder, DataFolderInUse, type DataFolderUse } from './data-folder-lock';
import { tryFileLock } from './file-lock';
import { killAndWait } from '../testing/kill-and-wait';
import { until } from '../testing/read-result';
import { makeSite, type Program, type Site } from '../testing/run-program';

const before = process.env.DATA_DIR;
let site: Site;
let programs: Program[];

beforeEach(() => {
  site = makeSite();
  process.env.DATA_DIR = site.dataDir;
  programs = [];
});

afterEach(async () => {
  for (const { child } of programs) await killAndWait(child);
  if (before === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before;
  site.remove();
});

/** Another process that has claimed the folder, and whose garbage was collected since. */
async function another(use: DataFolderUse | 'server' | 'lock'): Promise<Program> {
  const program = site.start('lib/platform/testing/claim-and-collect.ts', use);
  programs.push(program);
  await until(program, 'claimed');
  return program;
}

const isFreeFor = async (use: DataFolderUse) =>
  claimDataFolder(use, 0).then(
    (release) => {
      release();
      return true;
    },
    (error: unknown) => {
      if (error instanceof DataFolderInUse) return false;
      throw error;
    },
  );

test.each(['server', 'lock'] as const)(
  'a %s whose claim nothing refers to holds it through every garbage collection, and no longer than it lives',
  async (use) => {
    const server = await another(use);
    expect(await isFreeFor('restore')).toBe(false);
    expect(await isFreeFor('run SQLite')).toBe(false);

    // A crash, or a container that was killed: nothing has to be tidied up by hand.
    await killAndWait(server.child);
    expect(await isFreeFor('restore')).toBe(true);
  },
  60_000,
);

test('a second server on a folder refuses to start, and says which folder', async () => {
  const first = await another('server');
  const second = site.start('lib/platform/testing/claim-and-collect.ts', 'server');
  programs.push(second);
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`Another process uses the data folder ${site.dataDir}`);
  expect(second.output()).not.toContain('claimed');
  expect(first.child.exitCode).toBeNull();
}, 60_000);

test('a server that starts while the one before ends waits for it', async () => {
  const first = await another('server');
  const second = site.start('lib/platform/testing/claim-and-collect.ts', 'server');
  programs.push(second);
  setTimeout(() => first.child.kill('SIGKILL'), 1_000);
  await until(second, 'claimed');
}, 60_000);

test.each<[DataFolderUse, Record<DataFolderUse, boolean>]>([
  ['run SQLite', { 'run SQLite': false, 'run PostgreSQL': true, 'help beside': true, restore: false }],
  ['run PostgreSQL', { 'run SQLite': true, 'run PostgreSQL': true, 'help beside': true, restore: false }],
  ['help beside', { 'run SQLite': true, 'run PostgreSQL': true, 'help beside': true, restore: false }],
  ['restore', { 'run SQLite': false, 'run PostgreSQL': false, 'help beside': false, restore: false }],
])(
  'beside a process that was let in to "%s", others are let in to %j',
  async (use, expected) => {
    await another(use);
    for (const [other, isFree] of Object.entries(expected))
      expect([other, await isFreeFor(other as DataFolderUse)]).toEqual([other, isFree]);
  },
  60_000,
);

test('a claim can be given back, once and for all', async () => {
  const release = await claimDataFolder('restore');
  expect(await isFreeFor('run SQLite')).toBe(false);
  release();
  release();
  expect(await isFreeFor('restore')).toBe(true);
  expect(existsSync(path.join(site.dataDir, 'running-lock.db'))).toBe(true);
});

test('locks of different names have nothing to do with one another', () => {
  const start = tryFileLock('start-lock.db', 'exclusive');
  const running = tryFileLock('running-lock.db', 'exclusive');
  expect(start).not.toBeNull();
  expect(running).not.toBeNull();
  start?.();
  running?.();
});

test('a backup needs no claim on a folder that takes no files', async () => {
  // The kernel's own folder takes no files from anybody, root included.
  process.env.DATA_DIR = '/proc/self';
  await expect(claimBesideSite()).resolves.toBeDefined();
  await expect(claimDataFolder('run SQLite')).rejects.not.toBeInstanceOf(DataFolderInUse);
});
