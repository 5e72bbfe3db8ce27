import './make-secrets';
import config from '../payload.config';
import { getPayload } from 'payload';
import { DatabaseTooOld } from '../lib/platform/database/adopt-former-schema';
import { migrateDatabase } from '../lib/platform/database/migrate-database';
import { withMigrationLock } from '../lib/platform/database/migration-lock';
import { makeFirstContent } from '../lib/content/cms/seed/make-first-content';
import { ensurePageTree } from '../lib/content/cms/page-tree/ensure-page-tree';
import { ensureFirstStaff } from '../lib/content/cms/first-staff';
import { claimDataFolder, DataFolderInUse } from '../lib/platform/files/data-folder-lock';
import { getSettings } from '../lib/platform/settings/settings';
import { untilAvailable } from '../lib/platform/process/until-available';
import { ensureSearchIndex } from '../lib/content/search/rebuild-index';

/**
 * Brings the data folder and the database to what this version of the software needs: secrets, migrations,
 * first content, first admin. Safe to run at any time, by several processes at once, and again after a crash.
 */
const say = (message: string) => process.stdout.write(`${message}\n`);

const settings = getSettings();

/** A database that is just starting is waited for. */
const waitAtMostMs = 10 * 60_000;

async function bringUpToDate(): Promise<void> {
  const payload = await getPayload({ config });
  await migrateDatabase(payload);
  say('  database is up to date');
  await ensurePageTree(payload);
  const indexed = await ensureSearchIndex(payload);
  if (indexed !== null) say(`  search index: ${indexed} entries`);

  await makeFirstContent(payload, settings.SITE_NAME, (progress) => say(`  first content: ${progress}`));

  const staff = await ensureFirstStaff(payload);
  if (staff) {
    say('');
    say('  The first editor of this site (shown once, to be changed at the first sign-in):');
    say(`    address   ${settings.SITE_URL}/admin`);
    say(`    email    ${staff.email}`);
    say(`    password  ${staff.oneTimePassword}`);
    say('');
  }
  await payload.destroy();
}

/** A SQLite file is never migrated under a server that uses it. In PostgreSQL the version before goes on meanwhile. */
async function bringSqliteUpToDate(): Promise<void> {
  const release = await claimDataFolder('run SQLite');
  try {
    await bringUpToDate();
  } finally {
    release();
  }
}

const prepare = () =>
  withMigrationLock(settings.DATABASE_URL, settings.DATABASE_URL ? bringUpToDate : bringSqliteUpToDate);

try {
  await untilAvailable(prepare, {
    waitAtMostMs,
    tell: (error, waitMs) =>
      say(
        `  the database is away (${error instanceof Error ? error.message : String(error)}); asking ` +
          `again in ${waitMs} ms`,
      ),
  });
} catch (error) {
  if (!(error instanceof DataFolderInUse || error instanceof DatabaseTooOld)) throw error;
  process.stderr.write(`  ${error.message}\n`);
  process.exit(1);
}
process.exit(0);
