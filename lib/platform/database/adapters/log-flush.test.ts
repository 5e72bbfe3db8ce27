import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Database from 'libsql';
import { LogFlush, NotOnDisk } from './log-flush';
import { WriteConnection } from './write-connection';
import { WriteQueue } from './write-queue';

let folder: string;
let file: string;
let setup: Database.Database;
let queue: WriteQueue;
let connection: WriteConnection;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'log-flush-'));
  file = path.join(folder, 'a.db');
  setup = new Database(file);
  setup.pragma('journal_mode = WAL');
  setup.exec('CREATE TABLE meals (id INTEGER PRIMARY KEY, name TEXT NOT NULL)');
  setup.pragma('wal_checkpoint(TRUNCATE)');
  queue = new WriteQueue({ maxWaiting: 1_000, maxWaitMs: 10_000 });
  connection = new WriteConnection(file);
});

afterEach(() => {
  connection.close();
  setup.close();
  rmSync(folder, { recursive: true });
});

/** A disk whose flushes take a while, and of which nothing is left after a power cut that was not flushed. */
class SlowDisk {
  flushes = 0;
  #cuts = 0;
  refusals: Error[] = [];
  readonly survivingLog = path.join(folder, 'surviving-wal');

  flush = async (log: string): Promise<void> => {
    this.flushes += 1;
    // A flush promises what is there when it begins.
    const promised = `${this.survivingLog}-${this.flushes}`;
    copyFileSync(log, promised);
    await delay(5);
    const refusal = this.refusals.shift();
    if (refusal !== undefined) throw refusal;
    copyFileSync(promised, this.survivingLog);
  };

  idsAfterPowerCut(): number[] {
    // The driver keeps a closed file open until its statements are swept: each time another one.
    const left = path.join(folder, `left-${(this.#cuts += 1)}.db`);
    copyFileSync(file, left);
    copyFileSync(this.survivingLog, `${left}-wal`);
    const database = new Database(left);
    const rows = database.prepare('SELECT id FROM meals ORDER BY id').all() as { id: number }[];
    database.close();
    return rows.map(({ id }) => id);
  }
}

async function store(flush: LogFlush, id: number, name: string | null = 'oats'): Promise<number> {
  const release = await queue.acquire();
  try {
    connection.begin();
    try {
      connection.execute('INSERT INTO meals (id, name) VALUES (?, ?)', [id, name]);
      connection.commit();
      flush.committed();
    } catch (error) {
      connection.rollBack();
      throw error;
    }
  } finally {
    release();
  }
  await flush.flushed();
  return id;
}

const storedIds = () =>
  (setup.prepare('SELECT id FROM meals ORDER BY id').all() as { id: number }[]).map(({ id }) => id);

it('acknowledges nothing that a power cut would take, at whichever moment it comes', async () => {
  const disk = new SlowDisk();
  const flush = new LogFlush(file, queue, disk.flush);
  const acknowledged: number[] = [];
  const lost: number[] = [];
  await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      await delay((index * 7) % 40);
      acknowledged.push(await store(flush, index));
      const left = new Set(disk.idsAfterPowerCut());
      lost.push(...acknowledged.filter((id) => !left.has(id)));
    }),
  );
  expect(acknowledged).toHaveLength(60);
  expect(lost).toEqual([]);
});

it('flushes once for all who wait', async () => {
  const disk = new SlowDisk();
  const flush = new LogFlush(file, queue, disk.flush);
  await Promise.all(Array.from({ length: 50 }, (_, index) => store(flush, index)));
  expect(storedIds()).toHaveLength(50);
  // All commit within a few milliseconds: the first flush may begin among them.
  expect(disk.flushes).toBeLessThanOrEqual(3);
});

it('lets others write while it waits for the disk', async () => {
  let finish: () => void = () => undefined;
  const disk = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const flush = new LogFlush(file, queue, () => disk);
  const first = store(flush, 1);
  const second = store(flush, 2);
  await delay(20);
  expect(storedIds()).toEqual([1, 2]);
  expect(flush.isPending).toBe(true);
  finish();
  await Promise.all([first, second]);
  expect(flush.isPending).toBe(false);
});

it('refuses one alone when its statement fails, and stores its neighbours', async () => {
  const disk = new SlowDisk();
  const flush = new LogFlush(file, queue, disk.flush);
  const outcomes = await Promise.allSettled([
    store(flush, 1),
    store(flush, 2, null),
    store(flush, 1),
    store(flush, 3),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(disk.idsAfterPowerCut()).toEqual([1, 3]);
});

it('carries the log over into the file when it cannot be flushed, and flushes again afterwards', async () => {
  const disk = new SlowDisk();
  disk.refusals = [Object.assign(new Error('i/o error'), { code: 'EIO' })];
  const flush = new LogFlush(file, queue, disk.flush);
  await Promise.all([store(flush, 1), store(flush, 2)]);
  setup.pragma('wal_checkpoint(TRUNCATE)');
  const alone = path.join(folder, 'alone.db');
  copyFileSync(file, alone);
  const database = new Database(alone);
  expect(database.prepare('SELECT count(*) AS count FROM meals').get()).toMatchObject({ count: 2 });
  database.close();
  const flushes = disk.flushes;
  await store(flush, 3);
  expect(disk.flushes).toBe(flushes + 1);
});

it('acknowledges nothing while the log can neither be flushed nor carried over', async () => {
  const disk = new SlowDisk();
  const broken = Object.assign(new Error('i/o error'), { code: 'EIO' });
  disk.refusals = [broken];
  const flush = new LogFlush(file, queue, disk.flush);
  // A reader in its transaction: the log cannot be emptied.
  await store(new LogFlush(file, queue, async () => undefined), 1);
  setup.exec('BEGIN');
  setup.prepare('SELECT count(*) FROM meals').get();
  await expect(store(flush, 2)).rejects.toThrow(NotOnDisk);
  // The next flush would succeed, and prove nothing.
  await expect(store(flush, 3)).rejects.toThrow(NotOnDisk);
  expect(disk.flushes).toBe(1);
  setup.exec('COMMIT');
  await store(flush, 4);
  expect(storedIds()).toEqual([1, 2, 3, 4]);
});

it('flushes the log that SQLite writes, and takes one that is gone for carried over', async () => {
  const flush = new LogFlush(file, queue);
  await store(flush, 1);
  setup.pragma('wal_checkpoint(TRUNCATE)');
  rmSync(`${file}-wal`);
  flush.committed();
  expect(flush.isPending).toBe(true);
  await flush.flushed();
  expect(flush.isPending).toBe(false);
});
