import type { Payload } from 'payload';
import { noColumns, sql, type Sql, type WriteTransaction } from '../lib/platform/database/sql';

export type Rows = WriteTransaction['rows'];
export type Record = Readonly<{ [column: string]: string | number | boolean | null }>;

/**
 * Inserts rows, many to a statement and past all hooks: for generated sites alone. They travel as one
 * parameter of JSON, because a hundred thousand posts by single parameters take an hour.
 */
export async function insertRows(
  payload: Payload,
  rows: Rows,
  { table, records }: { table: string; records: readonly Record[] },
): Promise<void> {
  const [first] = records;
  if (!first) return;
  const columns = Object.keys(first);
  const json = JSON.stringify(records);
  const from =
    payload.db.name === 'postgres'
      ? sql`SELECT ${names(columns)} FROM json_populate_recordset(NULL::${names([table])}, ${json})`
      : sql`SELECT ${sql.raw(columns.map((name) => `json_extract(value, '$.${name}')`).join(', '))}
          FROM json_each(${json})`;
  await rows(noColumns, sql`INSERT INTO ${names([table])} (${names(columns)}) ${from}`);
}

/** Names as both databases quote them. */
export function names(columns: readonly string[]): Sql {
  return sql.raw(columns.map((name) => `"${name}"`).join(', '));
}
