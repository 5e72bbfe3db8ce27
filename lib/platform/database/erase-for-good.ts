import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { log } from '../log/log';

/** Drizzle's types say what a transaction can do by the dialect; this one is SQLite's. */
interface OpenTransaction {
  run: (statement: ReturnType<typeof sql>) => PromiseLike<unknown>;
}

interface TransactionalAdapter {
  beginTransaction: (...options: never[]) => Promise<null | number | string>;
  rollbackTransaction: (id: number | string) => Promise<void>;
  sessions: Record<string, { db: unknown }>;
}

/**
 * SQLite marks what is deleted as free and leaves its bytes in the file; with this it overwrites them with
 * zeros. It counts for a connection.
 */
export function withSecureDelete<Adapter extends TransactionalAdapter>(adapter: Adapter): Adapter {
  const begin = adapter.beginTransaction.bind(adapter);
  adapter.beginTransaction = async (...options) => {
    const id = await begin(...options);
    if (id === null) return id;
    try {
      await (adapter.sessions[id]?.db as OpenTransaction | undefined)?.run(sql`PRAGMA secure_delete = ON`);
      return id;
    } catch (error) {
      await adapter.rollbackTransaction(id);
      throw error;
    }
  };
  return adapter;
}

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
