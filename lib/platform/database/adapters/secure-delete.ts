import { sql } from 'drizzle-orm';

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
