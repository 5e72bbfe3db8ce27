import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import type { Payload } from 'payload';
import * as z from 'zod';
import { numberColumn, readRows, type Sql, sql } from '../../platform/database/sql';
import { cacheUntilPublished } from '../../platform/cache/cache-until-published';

/** Only names statements; what runs them is the database's own. */
const dialect = new SQLiteSyncDialect();
const countRow = z.object({ count: numberColumn });
const cached = cacheUntilPublished<number>('counts');

/**
 * How many rows of public content a list has in all. To count them a database goes through them, so that the
 * number is kept until something is published, and never longer than a second.
 * @param from what follows `SELECT count(*) FROM`
 */
export function cachedCount(payload: Payload, from: Sql): Promise<number> {
  const { sql: text, params } = dialect.sqlToQuery(from);
  return cached(JSON.stringify([text, params]), () => countRows(payload, from));
}

/** The same, counted now. */
export async function countRows(payload: Payload, from: Sql): Promise<number> {
  const [row] = await readRows(payload, countRow, sql`SELECT count(*) AS count FROM ${from}`);
  return row?.count ?? 0;
}
