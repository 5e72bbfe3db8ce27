import type { Client, InStatement, ResultSet } from '@libsql/client';
import type { SQL } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { giveWay } from '../../process/give-way';
import { asLibsql } from './libsql-errors';
import { libsqlRows } from './libsql-rows';
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

/** What an adapter reads through. */
export interface PreparedReads {
  /** Opened by the first read. */
  preparedReads?: PreparedConnection;
  /** Runs work on a connection that can change nothing. */
  readBy: <Result>(work: (connection: PreparedConnection) => Result) => Result;
}

/**
 * Lets reads that the code words itself, outside of transactions, go through a {@link PreparedConnection}
 * that can change nothing; the rest of them the adapter runs as before.
 */
export function withPreparedReads<Given extends Adapter>(
  adapter: Given,
  file: string,
): Given & PreparedReads {
  const dialect = new SQLiteAsyncDialect();
  const execute = adapter.execute.bind(adapter) as (call: Call) => unknown;
  const destroy = adapter.destroy?.bind(adapter);
  const reading: Given & PreparedReads = Object.assign(adapter, {
    readBy: <Result>(work: (connection: PreparedConnection) => Result): Result => {
      reading.preparedReads ??= new PreparedConnection(file, ['query_only = ON']);
      try {
        return work(reading.preparedReads);
      } catch (error) {
        // A connection with a statement that failed may go on showing the old state of the file
        // (lib/platform/database/adapters/sqlite.ts).
        reading.preparedReads.close();
        delete reading.preparedReads;
        throw error;
      }
    },
  });
  reading.execute = (async (call: Call) => {
    const query =
      call.sql && (call.db ?? call.drizzle) === adapter.drizzle ? dialect.sqlToQuery(call.sql) : null;
    if (!query || !plainRead.test(query.sql)) return execute(call);
    await giveWay();
    return { rows: reading.readBy((connection) => connection.rows(query.sql, query.params)) };
  }) as Given['execute'];
  reading.destroy = async () => {
    reading.preparedReads?.close();
    delete reading.preparedReads;
    await destroy?.();
  };
  return reading;
}

/** The same for Payload's own reads, which come to the adapter's client as finished statements. */
export function readPrepared({ client, readBy }: PreparedReads & { client: Pick<Client, 'execute'> }): void {
  const execute = client.execute.bind(client) as (...call: unknown[]) => Promise<ResultSet>;
  const prepared = async (...call: unknown[]) => {
    const [statement] = call as [InStatement];
    if (typeof statement === 'string' || !Array.isArray(statement.args) || !plainRead.test(statement.sql))
      return execute(...call);
    const { sql, args } = statement;
    await giveWay();
    return asLibsql(() => libsqlRows(readBy((connection) => connection.execute(sql, args))));
  };
  client.execute = prepared as Client['execute'];
}
