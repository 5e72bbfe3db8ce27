import type { SQL } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import Database from 'libsql';
import { waitInsideMs } from './wait-for-file';

type Row = Record<string, unknown>;
type Statement = ReturnType<Database.Database['prepare']>;
type Value = string | number | bigint | Buffer | null;

/** Statements differ by their text alone; lists of ids and filters make some of them long-tailed. */
const keptAtMost = 200;

/**
 * Reads a SQLite file by a connection of its own, whose statements stay prepared. `@libsql/client` prepares each anew and asks it for its columns
 * twice, which takes five times as long as the reading itself (docs/performance.md). It sees what is committed, as every connection does, and can change nothing.
 */
export class PreparedReads {
  readonly #database: Database.Database;
  readonly #kept = new Map<string, { statement: Statement; columns: readonly string[] }>();

  /**
   * @param file exists, and was written to by another connection, so that its log is there
   * @param waitMs how long a read may wait inside of SQLite while another process holds the file
   */
  constructor(file: string, waitMs: number) {
    this.#database = new Database(file, { timeout: waitMs });
    // The driver has no use for `readonly`.
    this.#database.exec('PRAGMA query_only = ON');
  }

  /**
   * @returns one object a row; of columns with one name the first counts
   * @throws SqliteError; TypeError or RangeError for a value that SQLite has no kind for, which would end the process inside of the driver
   */
  rows(sql: string, values: readonly unknown[]): Row[] {
    const given = values.map(sqliteValue);
    const { statement, columns } = this.#prepared(sql);
    const found = statement.all(given) as unknown[][];
    return found.map((cells) => {
      const row: Row = {};
      for (let index = columns.length - 1; index >= 0; index -= 1)
        row[columns[index] as string] = cells[index];
      return row;
    });
  }

  close(): void {
    this.#kept.clear();
    this.#database.close();
  }

  #prepared(sql: string): { statement: Statement; columns: readonly string[] } {
    const kept = this.#kept.get(sql);
    // Put last again, so that the first is the one that was not asked for the longest.
    if (kept) this.#kept.delete(sql);
    const prepared = kept ?? this.#prepare(sql);
    this.#kept.set(sql, prepared);
    if (this.#kept.size > keptAtMost) this.#kept.delete(this.#kept.keys().next().value as string);
    return prepared;
  }

  #prepare(sql: string): { statement: Statement; columns: readonly string[] } {
    const statement = this.#database.prepare(sql).raw(true);
    return { statement, columns: statement.columns().map(({ name }) => name) };
  }
}

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

/** Lets reads that the code words itself, outside of transactions, go through {@link PreparedReads}; the rest of them the adapter runs as before. */
export function withPreparedReads<Given extends Adapter>(
  adapter: Given,
  file: string,
): Given & { preparedReads?: PreparedReads } {
  const dialect = new SQLiteAsyncDialect();
  const execute = adapter.execute.bind(adapter) as (call: Call) => unknown;
  const destroy = adapter.destroy?.bind(adapter);
  const reading: Given & { preparedReads?: PreparedReads } = adapter;
  reading.execute = (async (call: Call) => {
    const query =
      call.sql && (call.db ?? call.drizzle) === adapter.drizzle ? dialect.sqlToQuery(call.sql) : null;
    if (!query || !plainRead.test(query.sql)) return execute(call);
    reading.preparedReads ??= new PreparedReads(file, waitInsideMs);
    return { rows: reading.preparedReads.rows(query.sql, query.params) };
  }) as Given['execute'];
  reading.destroy = async () => {
    reading.preparedReads?.close();
    delete reading.preparedReads;
    await destroy?.();
  };
  return reading;
}

/** As `@libsql/client` hands values over. */
function sqliteValue(value: unknown): Value {
  switch (typeof value) {
    case 'string':
    case 'bigint':
      return value;
    case 'number':
      if (!Number.isFinite(value))
        throw new RangeError('Only finite numbers (not Infinity or NaN) can be passed as arguments');
      return value;
    case 'boolean':
      return value ? 1 : 0;
    default:
      if (value === null || Buffer.isBuffer(value)) return value;
      if (value instanceof Date) return value.getTime();
      throw new TypeError(`A value of the kind ${typeof value} cannot be passed to the database.`);
  }
}
