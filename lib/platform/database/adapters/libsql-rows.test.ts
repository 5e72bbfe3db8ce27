import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { libsqlRows } from './libsql-rows';
import { PreparedConnection } from './prepared-connection';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'libsql-rows-'));
  file = path.join(folder, 'a.db');
});

afterEach(() => rmSync(folder, { recursive: true }));

const statements = [
  'CREATE TABLE babies (id INTEGER PRIMARY KEY, name TEXT, weight REAL)',
  "INSERT INTO babies (name, weight) VALUES ('Ada', 3.5), ('Bo', NULL)",
  "INSERT INTO babies (name) VALUES ('Cy') RETURNING id, name",
  'SELECT id, name, weight FROM babies ORDER BY id',
  "SELECT 1 AS a, 2 AS a, 'x' AS length, 3 AS b",
  'SELECT id FROM babies WHERE id = 0',
  "UPDATE babies SET name = 'Di' WHERE id > 1",
];

it('gives what @libsql/client gives, by name and by place', async () => {
  const client = createClient({ url: `file:${file}` });
  const theirs = [];
  for (const statement of statements) theirs.push(await client.execute(statement));
  client.close();
  rmSync(file);
  const connection = new PreparedConnection(file, []);
  const ours = statements.map((statement) => libsqlRows(connection.execute(statement, [])));
  connection.close();

  for (const [index, result] of ours.entries()) {
    const expected = theirs[index];
    expect(result.columns).toEqual(expected?.columns);
    expect(result.rowsAffected).toBe(expected?.rowsAffected);
    if (!/^CREATE/.test(statements[index] ?? ''))
      expect(result.lastInsertRowid).toBe(expected?.lastInsertRowid);
    expect(result.rows.map((row) => Object.keys(row))).toEqual(expected?.rows.map((row) => Object.keys(row)));
    expect(result.rows.map((row) => ({ ...row }))).toEqual(expected?.rows.map((row) => ({ ...row })));
    expect(result.rows.map((row) => Array.from(row))).toEqual(expected?.rows.map((row) => Array.from(row)));
  }
});
