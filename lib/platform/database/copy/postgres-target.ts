import pg from 'pg';
import * as z from 'zod';
import { type CopiedColumn, type PlainValue, plainValue } from './copied-column';
import { quoted } from './sqlite-source';

const fetchRows = 500;

/**
 * A PostgreSQL database with this version's tables, written in one transaction: all of it is there at the
 * end, or nothing.
 */
export class PostgresTarget {
  private constructor(private readonly client: pg.Client) {}

  static async open(databaseUrl: string): Promise<PostgresTarget> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5_000,
      types: { getTypeParser },
    });
    await client.connect();
    await client.query('begin');
    // Dates come back in one time zone whatever the server's is.
    await client.query(`set local time zone 'UTC'`);
    return new PostgresTarget(client);
  }

  async tables(): Promise<string[]> {
    const found = await this.read(
      z.object({ name: z.string() }),
      `select table_name as name from information_schema.tables
       where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
    );
    return found.map(({ name }) => name);
  }

  async columns(table: string): Promise<CopiedColumn[]> {
    return this.read(
      z.object({ name: z.string(), type: z.string() }),
      `select column_name as name, data_type as type from information_schema.columns
       where table_schema = current_schema() and table_name = $1 order by ordinal_position`,
      [table],
    );
  }

  async isEmpty(table: string): Promise<boolean> {
    return (await this.client.query(`select 1 from ${quoted(table)} limit 1`)).rowCount === 0;
  }

  /**
   * Tables refer to one another in circles (a page to its draft, a category to its parent), so no order of
   * the tables would do: the references are checked once at the end.
   * @returns checks them, and makes them as they were
   */
  async deferReferences(): Promise<() => Promise<void>> {
    const references = await this.read(
      z.object({ table: z.string(), name: z.string() }),
      `select c.conrelid::regclass::text as table, quote_ident(c.conname) as name
       from pg_constraint c join pg_namespace n on n.oid = c.connamespace
       where c.contype = 'f' and not c.condeferrable and n.nspname = current_schema()`,
    );
    const alter = async (how: string) => {
      for (const { table, name } of references)
        await this.client.query(`alter table ${table} alter constraint ${name} ${how}`);
    };
    await alter('deferrable initially deferred');
    return async () => {
      await this.client.query('set constraints all immediate');
      await alter('not deferrable');
    };
  }

  /** PostgreSQL itself turns the JSON of the rows into its columns' types. */
  async insert(
    table: string,
    columns: readonly CopiedColumn[],
    rows: readonly PlainValue[][],
  ): Promise<void> {
    const names = columns.map(({ name }) => quoted(name)).join(', ');
    const objects = rows.map((row) =>
      Object.fromEntries(columns.map(({ name }, place) => [name, row[place]])),
    );
    await this.client.query(
      `insert into ${quoted(table)} (${names}) select ${names} from ` +
        `json_populate_recordset(null::${quoted(table)}, $1::json)`,
      [JSON.stringify(objects)],
    );
  }

  /** All rows as they are now stored, a few hundred at a time. */
  async *rows(table: string, columns: readonly CopiedColumn[]): AsyncGenerator<PlainValue[][]> {
    const names = columns.map(({ name }) => quoted(name)).join(', ');
    await this.client.query(`declare copied no scroll cursor for select ${names} from ${quoted(table)}`);
    try {
      for (;;) {
        const { rows } = await this.client.query<Record<string, unknown>>(`fetch ${fetchRows} from copied`);
        if (rows.length === 0) return;
        yield rows.map((row) => columns.map((column) => plainValue(row[column.name], column)));
      }
    } finally {
      await this.client.query('close copied');
    }
  }

  /** The next row gets a number that no row ever had. */
  async continueNumbers(table: string, column: string, last: number): Promise<void> {
    const [found] = await this.read(
      z.object({ sequence: z.string().nullable() }),
      'select pg_get_serial_sequence($1, $2) as sequence',
      [quoted(table), column],
    );
    if (!found?.sequence) return;
    const highest = `greatest($2::bigint, coalesce(max(${quoted(column)}), 0))`;
    await this.client.query(
      `select setval($1::regclass, greatest(highest, 1), highest > 0)
       from (select ${highest} as highest from ${quoted(table)}) as numbers`,
      [found.sequence, last],
    );
  }

  commit(): Promise<void> {
    return this.end('commit');
  }

  rollback(): Promise<void> {
    return this.end('rollback');
  }

  private async end(how: 'commit' | 'rollback'): Promise<void> {
    try {
      await this.client.query(how);
    } finally {
      await this.client.end();
    }
  }

  private async read<Row>(row: z.ZodType<Row>, text: string, values: unknown[] = []): Promise<Row[]> {
    const { rows } = await this.client.query<Record<string, unknown>>(text, values);
    return rows.map((found) => row.parse(found));
  }
}

/** JSON stays text, as SQLite gives it: parsed, a text in JSON could not be told from JSON. */
const getTypeParser = ((oid: number, format?: 'text') =>
  oid === pg.types.builtins.JSON || oid === pg.types.builtins.JSONB
    ? String
    : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;
