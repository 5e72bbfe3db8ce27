import config from '../../../../payload.config';
import { getPayload } from 'payload';
import * as z from 'zod';
import formerMigrations from '../former-migrations.json';
import { getSettings } from '../../settings/settings';
import { migrateDatabase, type Migrations } from '../migrate-database';
import { withMigrationLock } from '../migration-lock';
import { migrations as postgresMigrations } from '../migrations/postgres';
import { migrations as sqliteMigrations } from '../migrations/sqlite';
import { noColumns, readRows, sql, withWriteTransaction } from '../sql';
import { report } from './open-test-database';

/**
 * A database from before the migrations became one:
 * - `make <lacking>`: as the former migrations left it, but for so many of them at the end;
 * - `migrate`: what this version does with it.
 */
const [what, lacking = '0'] = process.argv.slice(2);
const payload = await getPayload({ config });
const dialect = payload.db.name === 'sqlite' ? 'sqlite' : 'postgres';

async function makeFormerSite(): Promise<void> {
  const [initial] = dialect === 'sqlite' ? sqliteMigrations : postgresMigrations;
  // Each migration names its own database's argument.
  await payload.db.migrate({ migrations: [initial] as Migrations });
  const former = formerMigrations[dialect];
  await withWriteTransaction(payload, async ({ rows }) => {
    await rows(noColumns, sql`DELETE FROM payload_migrations`);
    for (const name of former.slice(0, former.length - Number(lacking)))
      await rows(noColumns, sql`INSERT INTO payload_migrations (name, batch) VALUES (${name}, 3)`);
    await rows(noColumns, sql`INSERT INTO polls (question) VALUES ('Pears or apples?')`);
  });
}

async function refusal(): Promise<string | null> {
  return withMigrationLock(getSettings().DATABASE_URL, () => migrateDatabase(payload)).then(
    () => null,
    (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error)),
  );
}

const migration = z.object({ name: z.string(), batch: z.coerce.number() });

const refused = what === 'make' ? await makeFormerSite() : await refusal();
report({
  refused,
  applied: await readRows(payload, migration, sql`SELECT name, batch FROM payload_migrations ORDER BY id`),
  polls: await readRows(payload, z.object({ question: z.string() }), sql`SELECT question FROM polls`),
});
process.exit(0);
