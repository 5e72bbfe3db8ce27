import { createHash } from 'node:crypto';
import { createClient } from '@libsql/client';

export interface TableDigest {
  rows: number;
  sha256: string;
}

/**
 * Every table of a SQLite file, the search index's own included: how many rows, and a hash over all that is
 * in them.
 */
export async function digestSqlite(file: string): Promise<Record<string, TableDigest>> {
  const client = createClient({ url: `file:${file}` });
  const { rows: tables } = await client.execute(
    `SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY 1`,
  );
  const digests: Record<string, TableDigest> = {};
  for (const { name } of tables) {
    const { rows } = await client.execute(`SELECT * FROM "${String(name)}"`);
    digests[String(name)] = digestOf(rows.map((row) => Object.entries(row)));
  }
  client.close();
  return digests;
}

/** Rows in no particular order: VACUUM may move them. */
export function digestOf(rows: readonly unknown[]): TableDigest {
  const lines = rows.map((row) => JSON.stringify(row, toPlain)).sort();
  return { rows: rows.length, sha256: createHash('sha256').update(lines.join('\n')).digest('hex') };
}

function toPlain(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  return value instanceof ArrayBuffer ? Buffer.from(value).toString('hex') : value;
}
