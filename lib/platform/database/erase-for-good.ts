import type { Payload } from 'payload';
import { log } from '../log/log';

/** What the SQLite adapter has besides what Payload's types say of every adapter. */
interface WithClient {
  client: { execute: (statement: string) => Promise<unknown> };
}

/**
 * Writes the database's log into the database and empties it: what was just deleted still stands in it as it
 * was. To be called after the commit; never throws, because the next one does it too. PostgreSQL looks after
 * its log itself.
 */
export async function emptyDatabaseLog(payload: Payload): Promise<void> {
  if (payload.db.name !== 'sqlite') return;
  const { client } = payload.db as unknown as WithClient;
  try {
    await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    log.warn('the log of the database was not emptied', { error: String(error) });
  }
}
