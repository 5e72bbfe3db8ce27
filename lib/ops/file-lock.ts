import { mkdirSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { dataPath } from './data-dir';
import { errorCode } from './error-code';

/**
 * Takes a lock between the processes of one data folder. It is the operating system's own, on a small SQLite file: it ends with the process that holds it,
 * so that a crash can never leave it held.
 * @returns what gives it back; `null` when another process has it
 */
export async function tryFileLock(name: string): Promise<(() => Promise<void>) | null> {
  mkdirSync(dataPath(), { recursive: true, mode: 0o700 });
  const client = createClient({ url: `file:${dataPath(name)}`, concurrency: 1 });
  try {
    const transaction = await client.transaction('write');
    return async () => {
      await transaction.rollback();
      client.close();
    };
  } catch (error) {
    client.close();
    if (errorCode(error).startsWith('SQLITE_BUSY')) return null;
    throw error;
  }
}
