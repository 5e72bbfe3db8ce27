import { existsSync } from 'node:fs';
import { createClient, type Transaction } from '@libsql/client';
import * as z from 'zod';
import formerMigrations from '../former-migrations.json';
import { migrations } from '../migrations/sqlite';
import { type CopiedColumn, type PlainValue, plainValue } from './copied-column';

const batchRows = 500;
const named = z.object({ name: z.string() });

/** A SQLite site as it is at one moment: everything is read in one transaction that writes nothing. */
export class SqliteSource {
  private constructor(
    private readonly reading: Transaction,
    private readonly finish: () => void,
  ) {}

  /** @throws when the file is missing, or is of another version of this software */
  static async open(file: string): Promise<SqliteSource> {
    if (!existsSync(file)) throw new Error(`There is no SQLite database at ${file}: nothing to copy.`);
    const client = createClient({ url: `file:${file}`, concurrency: 1 });
    const reading = await client.transaction('read');
    const source = new SqliteSource(reading, () => {
      reading.close();
      client.close();
    });
    try {
      await source.expectCurrent();
    } catch (error) {
      source.close();
      throw error;
    }
    return source;
  }

  /** Without SQLite's own and those that its full-text index is made of. */
  async tables(): Promise<string[]> {
    const { rows } = await this.reading.execute(
      `select name from pragma_table_list where schema = 'main' and type in ('table', 'virtual') and ` +
        `name not like 'sqlite\\_%' escape '\\' order by name`,
    );
    return rows.map((row) => named.parse(row).name);
  }

  async columns(table: string): Promise<string[]> {
    const { rows } = await this.reading.execute({
      sql: 'select name from pragma_table_info(?)',
      args: [table],
    });
    return rows.map((row) => named.parse(row).name);
  }

  /** The highest number that a row of the table ever had, also one that is deleted by now; 0 for none. */
  async lastNumber(table: string): Promise<number> {
    const { rows } = await this.reading.execute({
      sql: 'select seq from sqlite_sequence where name = ?',
      args: [table],
    });
    return Number(rows[0]?.seq ?? 0);
  }

  /** All rows, a few hundred at a time. */
  async *rows(table: string, columns: readonly CopiedColumn[]): AsyncGenerator<PlainValue[][]> {
    const names = columns.map(({ name }) => quoted(name)).join(', ');
    for (let after = 0; ;) {
      const { rows } = await this.reading.execute({
        sql: `select _rowid_ as row_place, ${names} from ${quoted(table)} where _rowid_ > ? order by _rowid_ limit ?`,
        args: [after, batchRows],
      });
      const last = rows.at(-1);
      if (last === undefined) return;
      after = Number(last.row_place);
      yield rows.map((row) => columns.map((column) => plainValue(row[column.name], column)));
    }
  }

  close(): void {
    this.finish();
  }

  private async expectCurrent(): Promise<void> {
    const { rows } = await this.reading.execute('select name from payload_migrations');
    const applied = new Set(rows.map((row) => named.parse(row).name));
    const known = new Set(migrations.map(({ name }) => name));
    const later = [...applied].filter((name) => !known.has(name) && !formerMigrations.sqlite.includes(name));
    if (migrations.every(({ name }) => applied.has(name)) && later.length === 0) return;
    throw new Error(
      'The SQLite database is of another version of this software. Start the site once with this version, then copy.',
    );
  }
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
