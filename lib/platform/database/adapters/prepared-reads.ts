import type { SQL } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { giveWay } from '../../process/give-way';
import { PreparedConnection } from './prepared-connection';

interface Adapter {
  drizzle: unknown;
  execute: (call: never) => unknown;
  destroy?: () => Promise<void> | void;
}

interface Call {
  db?: unknown;
  drizzle?: unknown;
  sql?: SQL;
}

/** Nothing else is certain to change nothing. */
const plainRead = /^\s*(?:select|values)\b/i;

/**
 * Lets reads that the code words itself, outside of transactions, go through a {@link PreparedConnection}
 * that can change nothing; the rest of them the adapter runs as before.
 */
export function withPreparedReads<Given extends Adapter>(
  adapter: Given,
  file: string,
): Given & { preparedReads?: PreparedConnection } {
  const dialect = new SQLiteAsyncDialect();
  const execute = adapter.execute.bind(adapter) as (call: Call) => unknown;
  const destroy = adapter.destroy?.bind(adapter);
  const reading: Given & { preparedReads?: PreparedConnection } = adapter;
  reading.execute = (async (call: Call) => {
    const query =
      call.sql && (call.db ?? call.drizzle) === adapter.drizzle ? dialect.sqlToQuery(call.sql) : null;
    if (!query || !plainRead.test(query.sql)) return execute(call);
    await giveWay();
    reading.preparedReads ??= new PreparedConnection(file, ['query_only = ON']);
    try {
      return { rows: reading.preparedReads.rows(query.sql, query.params) };
    } catch (error) {
      // A connection with a statement that failed may go on showing the old state of the file
      // (lib/platform/database/adapters/sqlite.ts).
      reading.preparedReads.close();
      delete reading.preparedReads;
      throw error;
    }
  }) as Given['execute'];
  reading.destroy = async () => {
    reading.preparedReads?.close();
    delete reading.preparedReads;
    await destroy?.();
  };
  return reading;
}
