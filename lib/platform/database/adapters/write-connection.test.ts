import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { WriteConnection } from './write-connection';

const pageBytes = 4_096;
/** SQLite empties its log into the file when so many pages stand in it (docs/reliability.md). */
const pagesOfLog = 1_000;

it('empties the log of the file by itself, so that it never grows far', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'write-connection-'));
  const file = path.join(folder, 'a.db');
  const setup = new Database(file);
  setup.pragma('journal_mode = WAL');
  setup.exec('CREATE TABLE notes (id INTEGER PRIMARY KEY, text BLOB NOT NULL)');
  const connection = new WriteConnection(file);
  const text = Buffer.alloc(10 * pageBytes, 1);
  let longest = 0;
  for (let written = 0; written < 300; written += 1) {
    connection.begin();
    connection.execute('INSERT INTO notes (text) VALUES (?)', [text]);
    connection.commit();
    longest = Math.max(longest, statSync(`${file}-wal`).size);
  }
  connection.close();
  setup.close();
  rmSync(folder, { recursive: true });
  expect(longest).toBeGreaterThan(0.9 * pagesOfLog * pageBytes);
  expect(longest).toBeLessThan(1.2 * pagesOfLog * pageBytes);
});
