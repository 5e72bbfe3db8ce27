import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { giveWayBetweenStatements } from './give-way-between-statements';
import { withPreparedReads } from './prepared-reads';

let folder: string;
let file: string;
let client: Client;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'give-way-'));
  file = path.join(folder, 'a.db');
  client = createClient({ url: `file:${file}` });
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('CREATE TABLE babies (id INTEGER PRIMARY KEY, name TEXT)');
  giveWayBetweenStatements(client);
});

afterEach(() => {
  client.close();
  rmSync(folder, { recursive: true });
});

const statements = 40;
const workMs = 5;

/** What a request does with the rows of one statement. */
function workOnRows(): void {
  const endsAt = performance.now() + workMs;
  while (performance.now() < endsAt);
}

/** How often others had their turn while the statements of one request ran. */
async function turnsDuring(statement: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  for (let index = 0; index < statements; index += 1) {
    await statement();
    workOnRows();
  }
  isOver = true;
  return turns;
}

// Every second or third statement is behind ten milliseconds of work.
const turnsAtLeast = statements / 4;

it('lets others have their turn between reads and writes outside of transactions', async () => {
  const turns = await turnsDuring(() => client.execute("INSERT INTO babies (name) VALUES ('Ada')"));
  expect(turns).toBeGreaterThan(turnsAtLeast);
});

it('lets others have their turn within a transaction, which stays one', async () => {
  const transaction = await client.transaction('write');
  const turns = await turnsDuring(() =>
    transaction.execute({ sql: 'INSERT INTO babies (name) VALUES (?)', args: ['Bo'] }),
  );
  const { rows: before } = await client.execute('SELECT count(*) AS babies FROM babies');
  await transaction.commit();
  const { rows: after } = await client.execute('SELECT count(*) AS babies FROM babies');
  expect(turns).toBeGreaterThan(turnsAtLeast);
  expect([before[0]?.babies, after[0]?.babies]).toEqual([0, statements]);
});

it('lets others have their turn between prepared reads', async () => {
  const drizzle = {};
  const plain: Parameters<typeof withPreparedReads>[0] = { drizzle, execute: () => undefined };
  const adapter = withPreparedReads(plain, file);
  const read = { drizzle, sql: sql`SELECT count(*) AS babies FROM babies` };
  const turns = await turnsDuring(async () => adapter.execute(read as never));
  await adapter.destroy?.();
  expect(turns).toBeGreaterThan(turnsAtLeast);
});
