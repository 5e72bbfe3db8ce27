import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import Database from 'libsql';
import { UnsyncedWrites } from './unsynced-writes';
import { WriteConnection } from './write-connection';
import { WriteQueue } from './write-queue';

let folder: string;
let other: Database.Database;
let queue: WriteQueue;
let connection: WriteConnection;
let writes: UnsyncedWrites;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'unsynced-writes-'));
  const file = path.join(folder, 'a.db');
  other = new Database(file);
  other.pragma('journal_mode = WAL');
  other.exec('CREATE TABLE counters (name TEXT PRIMARY KEY, points INTEGER NOT NULL)');
  queue = new WriteQueue({ maxWaiting: 1_000, maxWaitMs: 10_000 });
  connection = new WriteConnection(file);
  writes = new UnsyncedWrites(connection, queue);
});

afterEach(() => {
  connection.close();
  other.close();
  rmSync(folder, { recursive: true });
});

const count = (name: string) => sql`INSERT INTO counters VALUES (${name}, 1)
  ON CONFLICT (name) DO UPDATE SET points = counters.points + 1 RETURNING points`;
const stored = () => other.prepare('SELECT name, points FROM counters ORDER BY name').all();

it('stores what was done, for every connection to see', async () => {
  const points = await writes.transaction(async (rows) => {
    await rows(count('a'));
    return rows(count('a'));
  });
  expect(points).toEqual([{ points: 2 }]);
  expect(stored()).toEqual([{ name: 'a', points: 2 }]);
});

it('lets one in at a time, in the order in which they came', async () => {
  const seen = await Promise.all(
    Array.from({ length: 50 }, () => writes.transaction(async (rows) => (await rows(count('a')))[0]?.points)),
  );
  expect(seen).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
});

it('takes its turn behind other writers of the process', async () => {
  const release = await queue.acquire();
  const counted = writes.transaction((rows) => rows(count('a')));
  other.exec("BEGIN IMMEDIATE; INSERT INTO counters VALUES ('b', 1)");
  expect(queue.waiting).toBe(1);
  other.exec('COMMIT');
  release();
  await counted;
  expect(stored()).toHaveLength(2);
});

it.each([
  ['the work', () => Promise.reject(new Error('no more')), 'no more'],
  ['a statement', undefined, 'NOT NULL'],
])('stores nothing when %s fails, and goes on with the next', async (_what, fail, message) => {
  const failed = writes.transaction(async (rows) => {
    await rows(count('a'));
    await (fail ? fail() : rows(sql`INSERT INTO counters VALUES ('b', NULL)`));
  });
  await expect(failed).rejects.toThrow(message);
  expect(stored()).toEqual([]);
  await writes.transaction((rows) => rows(count('c')));
  expect(stored()).toEqual([{ name: 'c', points: 1 }]);
});

it('waits while another process holds the file', async () => {
  other.exec('BEGIN IMMEDIATE');
  const counted = writes.transaction((rows) => rows(count('a')));
  setTimeout(() => other.exec('COMMIT'), 200);
  expect(await counted).toEqual([{ points: 1 }]);
});
