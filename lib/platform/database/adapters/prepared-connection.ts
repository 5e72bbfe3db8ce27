import Database from 'libsql';
import { waitInsideMs } from './wait-for-file';

export type Row = Record<string, unknown>;
type Statement = ReturnType<Database.Database['prepare']>;
type Value = string | number | bigint | Buffer | null;

/** What a statement gave: cells in the order of the columns, and what it changed. */
export interface Result {
  columns: readonly string[];
  cells: readonly (readonly unknown[])[];
  changes: number;
  lastInsertRowid: number;
}

/** Statements differ by their text alone; lists of ids and filters make some of them long-tailed. */
const keptAtMost = 200;

/**
 * A connection to a SQLite file whose statements stay prepared. `@libsql/client` prepares each anew and asks
 * it for its columns twice, which takes five times as long as the reading itself (docs/performance.md). It
 * sees what is committed, as every connection does.
 */
export class PreparedConnection {
  readonly #database: Database.Database;
  readonly #kept = new Map<string, { statement: Statement; columns: readonly string[] }>();

  /**
   * @param file exists, and was written to by another connection, so that its log is there
   * @param pragmas what holds for this connection alone
   */
  constructor(file: string, pragmas: readonly string[]) {
    this.#database = new Database(file, { timeout: waitInsideMs });
    for (const pragma of pragmas) this.#database.exec(`PRAGMA ${pragma}`);
  }

  /**
   * @returns one object a row; of columns with one name the first counts. None for a statement that returns
   *   nothing.
   * @throws as `execute`
   */
  rows(sql: string, values: readonly unknown[]): Row[] {
    return rowsByName(this.execute(sql, values));
  }

  /**
   * @throws SqliteError; TypeError or RangeError for a value that SQLite has no kind for, which would end the
   *   process inside of the driver
   */
  execute(sql: string, values: readonly unknown[]): Result {
    const given = values.map(sqliteValue);
    const { statement, columns } = this.#prepared(sql);
    if (columns.length === 0) {
      const { changes, lastInsertRowid } = statement.run(given);
      return { columns, cells: [], changes, lastInsertRowid: Number(lastInsertRowid) };
    }
    return { columns, cells: statement.all(given) as unknown[][], changes: 0, lastInsertRowid: 0 };
  }

  get isInTransaction(): boolean {
    return this.#database.inTransaction;
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
    const statement = this.#database.prepare(sql);
    // The driver refuses rows as lists of a statement that has none.
    if (!statement.reader) return { statement, columns: [] };
    statement.raw(true);
    return { statement, columns: statement.columns().map(({ name }) => name) };
  }
}

export function rowsByName({ columns, cells }: Pick<Result, 'columns' | 'cells'>): Row[] {
  return cells.map((given) => {
    const row: Row = {};
    for (let index = columns.length - 1; index >= 0; index -= 1) row[columns[index] as string] = given[index];
    return row;
  });
}

/** As `@libsql/client` hands over what SQLite has a kind for. */
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
