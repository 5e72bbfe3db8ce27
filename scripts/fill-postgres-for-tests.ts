import config from '../payload.config';
import { createClient, type Row } from '@libsql/client';
import { getPayload } from 'payload';
import pg from 'pg';
import * as z from 'zod';
import { ensureSearchIndex } from '../lib/content/search/rebuild-index';
import { migrateDatabase } from '../lib/platform/database/migrate-database';
import { ensurePageTree } from '../lib/content/cms/page-tree/ensure-page-tree';
import { dataPath } from '../lib/platform/files/data-dir';
import { getSettings } from '../lib/platform/settings/settings';

/**
 * Fills an empty PostgreSQL with the content of the SQLite site in the data folder: drawing its pictures
 * again would take minutes. Indexes of words are made by this software's own programs, because the two
 * databases keep them differently.
 */
const madeHere = /^(?:search_|page_words|payload_migrations$|payload_jobs)/;

const { DATABASE_URL } = getSettings();
const payload = await getPayload({ config });
await migrateDatabase(payload);

const from = createClient({ url: `file:${dataPath('little-pear.db')}` });
const to = new pg.Client({ connectionString: DATABASE_URL });
await to.connect();
// Rows come in the order of their tables, not of their references; whoever may switch the checks off owns this server.
await to.query('SET session_replication_role = replica');
// Triggers keep these sums, and rest meanwhile: they come with the content.
await to.query('DELETE FROM content_totals');
for (const [table, columns] of await columnsByTable()) {
  if (madeHere.test(table)) continue;
  const { rows } = await from.execute(`SELECT * FROM "${table}"`);
  for (const row of rows) await insert(table, columns, row);
  if (columns.get('id') === 'int4') await to.query(sequenceAfter(table));
}
await to.end();
from.close();

await ensurePageTree(payload);
await ensureSearchIndex(payload, { isAlone: true });
await payload.destroy();
process.exit(0);

/** Each table's columns with their types. */
async function columnsByTable(): Promise<Map<string, Map<string, string>>> {
  const { rows } = await to.query(
    "SELECT table_name, column_name, udt_name FROM information_schema.columns WHERE table_schema = 'public'",
  );
  const column = z.object({ table_name: z.string(), column_name: z.string(), udt_name: z.string() });
  const tables = new Map<string, Map<string, string>>();
  for (const found of rows) {
    const { table_name, column_name, udt_name } = column.parse(found);
    tables.set(table_name, (tables.get(table_name) ?? new Map()).set(column_name, udt_name));
  }
  return tables;
}

async function insert(table: string, columns: Map<string, string>, row: Row): Promise<void> {
  const names = Object.keys(row).filter((name) => columns.has(name));
  const values = names.map((name) => (columns.get(name) === 'bool' ? asBoolean(row[name]) : row[name]));
  const places = names.map((_name, index) => `$${index + 1}`);
  await to.query(
    `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')}) VALUES (${places.join(', ')})`,
    values,
  );
}

/** SQLite has no truth values. */
function asBoolean(value: unknown): boolean | null {
  return value === null ? null : Boolean(value);
}

function sequenceAfter(table: string): string {
  return `SELECT setval(sequence, (SELECT greatest(max(id), 1) FROM "${table}"))
    FROM pg_get_serial_sequence('"${table}"', 'id') AS sequence WHERE sequence IS NOT NULL`;
}
