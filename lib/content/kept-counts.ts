import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import type { Payload } from 'payload';
import * as z from 'zod';
import { numberColumn, readRows, type Sql, sql } from '../http/database';
import { contentGeneration } from './page-cache';

interface Kept {
  count: number;
  generation: number;
  atMs: number;
}

/** Another instance may have published meanwhile: what it publishes shows here within a second, as its pages do. */
const keptMs = 1_000;
const keptAtMost = 1_000;

/** Every route is compiled with its own copy of this module: they meet at a symbol of the global object. */
const shared = globalThis as { [key: symbol]: Map<string, Kept> | undefined };
const sharedKey = Symbol.for('little-pear.kept-counts');
/** Only names statements; what runs them is the database's own. */
const dialect = new SQLiteSyncDialect();
const countRow = z.object({ count: numberColumn });

/**
 * How many rows of public content a list has in all. To count them a database goes through them, so that the number is kept until something is published,
 * and never longer than a second.
 * @param from what follows `SELECT count(*) FROM`
 */
export async function keptCount(payload: Payload, from: Sql): Promise<number> {
  const counts = (shared[sharedKey] ??= new Map());
  const { sql: text, params } = dialect.sqlToQuery(from);
  const key = JSON.stringify([text, params]);
  const generation = contentGeneration();
  const known = counts.get(key);
  if (known?.generation === generation && Date.now() - known.atMs < keptMs) return known.count;
  const atMs = Date.now();
  const count = await countRows(payload, from);
  if (counts.size >= keptAtMost) counts.clear();
  // What was published while this was counted may be missing: then the generation is another one by now, and nobody takes this.
  counts.set(key, { count, generation, atMs });
  return count;
}

/** The same, counted now. */
export async function countRows(payload: Payload, from: Sql): Promise<number> {
  const [row] = await readRows(payload, countRow, sql`SELECT count(*) AS count FROM ${from}`);
  return row?.count ?? 0;
}
