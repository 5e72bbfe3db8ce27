import config from '../payload.config';
import { getPayload } from 'payload';
import { copyDatabase } from '../lib/platform/database/copy/copy-database';
import { PostgresTarget } from '../lib/platform/database/copy/postgres-target';
import { SqliteSource } from '../lib/platform/database/copy/sqlite-source';
import { migrateDatabase } from '../lib/platform/database/migrate-database';
import { withMigrationLock } from '../lib/platform/database/migration-lock';
import { dataPath } from '../lib/platform/files/data-dir';
import { claimDataFolder } from '../lib/platform/files/data-folder-lock';
import { readStoredSecrets } from '../lib/platform/settings/secrets';
import { getSettings } from '../lib/platform/settings/settings';
import { rebuildSearchIndex } from '../lib/content/search/rebuild-index';

/**
 * Carries the site of the data folder's SQLite file into the PostgreSQL database of DATABASE_URL: `npm run
 * db:copy`. Refuses while the site runs, so that nothing is written after it was read. The file is only read;
 * the database gets all of it, or nothing.
 */
const say = (message: string) => process.stdout.write(`${message}\n`);

async function copy(): Promise<void> {
  const { DATABASE_URL, PAYLOAD_SECRET, TOKEN_SECRET } = getSettings();
  if (!DATABASE_URL)
    throw new Error('Set DATABASE_URL to the PostgreSQL database that the site is to move to.');
  const stored = readStoredSecrets();
  if (stored && (stored.payloadSecret !== PAYLOAD_SECRET || stored.tokenSecret !== TOKEN_SECRET)) {
    throw new Error(
      'PAYLOAD_SECRET and TOKEN_SECRET must be those of data/secrets.json: with others every ' +
        'session, invite and link in the database is void.',
    );
  }
  const file = dataPath('little-pear.db');
  const release = await claimDataFolder('run SQLite');
  const source = await SqliteSource.open(file);
  try {
    await withMigrationLock(DATABASE_URL, () => fill(source, DATABASE_URL));
  } finally {
    source.close();
    release();
  }
}

async function fill(source: SqliteSource, databaseUrl: string): Promise<void> {
  const payload = await getPayload({ config });
  await migrateDatabase(payload);
  const target = await PostgresTarget.open(databaseUrl);
  let tables = 0;
  let rows = 0;
  try {
    await copyDatabase(source, target, (copied) => {
      tables += 1;
      rows += copied.rows;
      say(`  ${copied.table}: ${copied.rows} rows, the same on both sides (${copied.digest.slice(0, 12)})`);
    });
  } catch (error) {
    await target.rollback();
    throw error;
  }
  await target.commit();
  say(`  search index: ${await rebuildSearchIndex(payload, { isAlone: true })} entries`);
  say(`Copied ${rows} rows of ${tables} tables. Media stay in the data folder, or go to S3: docs/deploy.md.`);
  await payload.destroy();
}

try {
  await copy();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
