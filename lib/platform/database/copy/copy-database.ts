import type { CopiedColumn } from './copied-column';
import type { PostgresTarget } from './postgres-target';
import type { SqliteSource } from './sqlite-source';
import { TableDigest } from './table-digest';

/**
 * Each database's own: what it has been migrated by, its indexes of words, which are made anew from the
 * content, and the sums that its triggers keep while posts and stories are written (comments come before
 * them, and are counted then).
 */
const ownTables = new Set([
  'content_totals',
  'listed_posts',
  'payload_migrations',
  'page_words',
  'post_texts',
  'search_entries',
  'search_index',
  'search_term_keys',
  'search_terms',
  'search_texts',
]);

export interface CopiedTable {
  table: string;
  rows: number;
  digest: string;
}

/**
 * Carries every row of a SQLite site into an empty PostgreSQL database of the same version, and reads all of
 * it back: each table must have as many rows on both sides, with the same values. The caller commits, or
 * rolls back when this throws.
 * @throws when the target has content, when the two are not of one version, when a value does not fit, when a
 *   reference leads nowhere, or when what was written is not what was read
 */
export async function copyDatabase(
  source: SqliteSource,
  target: PostgresTarget,
  onTable: (copied: CopiedTable) => void,
): Promise<void> {
  const tables = await commonTables(source, target);
  await expectEmpty(target, tables);
  const checkReferences = await target.deferReferences();
  for (const table of tables) onTable(await copyTable(source, target, table));
  await checkReferences();
}

async function commonTables(source: SqliteSource, target: PostgresTarget): Promise<string[]> {
  const copied = (tables: readonly string[]) => tables.filter((table) => !ownTables.has(table)).sort();
  const [from, to] = [copied(await source.tables()), copied(await target.tables())];
  const different = [
    ...from.filter((table) => !to.includes(table)),
    ...to.filter((table) => !from.includes(table)),
  ];
  if (different.length > 0)
    throw new Error(`These tables are in one database only: ${different.join(', ')}. Nothing was copied.`);
  return to;
}

async function expectEmpty(target: PostgresTarget, tables: readonly string[]): Promise<void> {
  const filled: string[] = [];
  for (const table of tables) if (!(await target.isEmpty(table))) filled.push(table);
  if (filled.length > 0) {
    throw new Error(
      'The PostgreSQL database has content already ' +
        `(${filled.slice(0, 5).join(', ')}${filled.length > 5 ? ', …' : ''}). Copy into an empty one.`,
    );
  }
}

async function copyTable(source: SqliteSource, target: PostgresTarget, table: string): Promise<CopiedTable> {
  const columns = await commonColumns(source, target, table);
  const [read, written] = [new TableDigest(), new TableDigest()];
  for await (const rows of source.rows(table, columns)) {
    for (const row of rows) read.add(row);
    await target.insert(table, columns, rows);
  }
  if (columns.some(({ name }) => name === 'id')) {
    await target.continueNumbers(table, 'id', await source.lastNumber(table));
  }
  for await (const rows of target.rows(table, columns)) for (const row of rows) written.add(row);
  if (read.count !== written.count || read.digest !== written.digest) {
    throw new Error(
      `${table}: ${read.count} rows were read and ${written.count} are stored, or their values ` +
        'differ. Nothing was copied.',
    );
  }
  return { table, rows: read.count, digest: read.digest };
}

async function commonColumns(
  source: SqliteSource,
  target: PostgresTarget,
  table: string,
): Promise<CopiedColumn[]> {
  const columns = await target.columns(table);
  const names = new Set(columns.map(({ name }) => name));
  const from = await source.columns(table);
  if (from.length !== names.size || from.some((name) => !names.has(name)))
    throw new Error(`${table} has other columns in SQLite than in PostgreSQL. Nothing was copied.`);
  return columns;
}
