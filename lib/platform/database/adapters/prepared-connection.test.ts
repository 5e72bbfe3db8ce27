import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { PreparedConnection } from './prepared-connection';

let folder: string;
let file: string;
let writer: Database.Database;
let reads: PreparedConnection;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prepared-connection-'));
  file = path.join(folder, 'a.db');
  writer = new Database(file);
  writer.pragma('journal_mode = WAL');
  writer.exec(
    "CREATE TABLE babies (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO babies (name) VALUES ('Ada'), ('Bo'), (NULL)",
  );
  reads = new PreparedConnection(file, ['query_only = ON']);
});

afterEach(() => {
  reads.close();
  writer.close();
  rmSync(folder, { recursive: true });
});

const all = 'SELECT id, name FROM babies WHERE id >= ? ORDER BY id';

it('gives rows by the names of their columns, the first of two', () => {
  expect(reads.rows(all, [2])).toEqual([
    { id: 2, name: 'Bo' },
    { id: 3, name: null },
  ]);
  expect(reads.rows('SELECT name, id AS name FROM babies LIMIT 1', [])).toEqual([{ name: 'Ada' }]);
  expect(reads.rows('SELECT ? AS a, ? AS b, ? AS c, ? AS d', [true, 1.5, 'x', new Date(7)])).toEqual([
    { a: 1, b: 1.5, c: 'x', d: 7 },
  ]);
});

it('sees what was committed since, each time', () => {
  for (let count = 3; count < 6; count += 1) {
    expect(reads.rows(all, [1])).toHaveLength(count);
    writer.exec("INSERT INTO babies (name) VALUES ('Cy')");
  }
  writer.exec('BEGIN; DELETE FROM babies');
  expect(reads.rows(all, [1])).toHaveLength(6);
  writer.exec('COMMIT');
  expect(reads.rows(all, [1])).toEqual([]);
});

it('holds no state of the file: its log can be emptied after a read, and after one that failed', () => {
  reads.rows(all, [1]);
  expect(() => reads.rows('SELECT json(name) FROM babies', [])).toThrow('malformed JSON');
  writer.exec("INSERT INTO babies (name) VALUES ('Di')");
  expect(writer.pragma('wal_checkpoint(TRUNCATE)')).toEqual([expect.objectContaining({ busy: 0 })]);
  expect(statSync(`${file}-wal`).size).toBe(0);
});

it('goes on after the table has changed', () => {
  reads.rows(all, [1]);
  writer.exec('ALTER TABLE babies ADD COLUMN sex TEXT');
  expect(reads.rows(all, [3])).toEqual([{ id: 3, name: null }]);
});

it('forgets statements, and answers them all the same', () => {
  for (let round = 0; round < 2; round += 1) {
    for (let limit = 1; limit <= 300; limit += 1)
      expect(reads.rows(`SELECT id FROM babies LIMIT ${limit}`, [])).toHaveLength(Math.min(limit, 3));
  }
});

it('changes nothing where that is asked', () => {
  expect(() => reads.rows('DELETE FROM babies RETURNING id', [])).toThrow(/readonly/);
  expect(reads.rows(all, [1])).toHaveLength(3);
});

it.each([undefined, {}, [], Symbol('x'), Number.NaN, Infinity])('does not hand %p to the driver', (value) => {
  expect(() => reads.rows(all, [value])).toThrow();
});
