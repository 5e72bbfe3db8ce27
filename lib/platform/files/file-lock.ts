import { mkdirSync } from 'node:fs';
import Database from 'libsql';
import { dataPath } from './data-dir';
import { errorCode } from './error-code';

/** `single`: one process at a time, beside any number of `shared` ones. `exclusive`: no other process at all. */
export type LockMode = 'shared' | 'single' | 'exclusive';

/** These are SQLite's own three kinds of lock on a file. */
const statements: Record<LockMode, string> = {
  // The lock is taken by the first read, not by BEGIN.
  shared: 'BEGIN; SELECT count(*) FROM sqlite_schema',
  single: 'BEGIN IMMEDIATE',
  exclusive: 'BEGIN EXCLUSIVE',
};

/** A connection that nothing refers to is closed by the garbage collector, and its lock is gone. */
const held = new Set<Database.Database>();

/**
 * Takes a lock between the processes of one data folder. It is the operating system's own, on an empty SQLite
 * file: it ends with the process that holds it, so that a crash can never leave it held. It lasts until it is
 * released or the process ends, whether or not the caller keeps the returned function.
 * @returns what releases it; `null` when another process has it
 */
export function tryFileLock(name: string, mode: LockMode): (() => void) | null {
  mkdirSync(dataPath(), { recursive: true, mode: 0o700 });
  const connection = new Database(dataPath(name), { timeout: 0 });
  try {
    connection.exec(statements[mode]);
  } catch (error) {
    connection.close();
    if (errorCode(error).startsWith('SQLITE_BUSY')) return null;
    throw error;
  }
  held.add(connection);
  return () => {
    if (held.delete(connection)) connection.close();
  };
}
