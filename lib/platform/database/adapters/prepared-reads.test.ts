import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, LibsqlError } from '@libsql/client';
import { readPrepared, withPreparedReads } from './prepared-reads';

let folder: string;
let client: ReturnType<typeof createClient>;
let adapter: ReturnType<typeof adapterOn>;

function adapterOn(file: string) {
  return withPreparedReads({ client, drizzle: {}, execute: () => undefined }, file);
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'prepared-reads-'));
  const file = path.join(folder, 'a.db');
  client = createClient({ url: `file:${file}` });
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('CREATE TABLE babies (id INTEGER PRIMARY KEY, name TEXT)');
  await client.execute("INSERT INTO babies (name) VALUES ('Ada')");
  adapter = adapterOn(file);
  readPrepared(adapter);
});

afterEach(() => {
  adapter.preparedReads?.close();
  client.close();
  rmSync(folder, { recursive: true });
});

const find = (id: unknown) =>
  client.execute({ sql: 'SELECT id, name FROM babies WHERE id = ?', args: [id] as number[] });

it('reads what Payload asks for by statements that stay prepared, and leaves writes to the client', async () => {
  expect(adapter.preparedReads).toBeUndefined();
  expect((await find(1)).rows.map((row) => ({ ...row }))).toEqual([{ id: 1, name: 'Ada' }]);
  expect(adapter.preparedReads).toBeDefined();
  const { rowsAffected } = await client.execute({ sql: 'UPDATE babies SET name = ?', args: ['Bo'] });
  expect(rowsAffected).toBe(1);
  expect((await find(1)).rows[0]?.name).toBe('Bo');
});

it('words its refusals as the client does, and reads on', async () => {
  const refused = client.execute({ sql: 'SELECT json(name) FROM babies', args: [] });
  await expect(refused).rejects.toThrow(LibsqlError);
  await expect(refused).rejects.toMatchObject({ code: 'SQLITE_ERROR' });
  await expect(find(Number.NaN)).rejects.toThrow('Only finite numbers');
  expect((await find(1)).rows).toHaveLength(1);
});
