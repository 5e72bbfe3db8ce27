import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import config from '../../../../payload.config';
import { getPayload } from 'payload';
import { migrationDirectory } from '../migration-directory';
import { report } from './open-test-database';

/** What Payload's SQL adapters give `payload migrate:create` (`@payloadcms/drizzle` 3.90, `buildCreateMigration.js`). */
interface MigrationMaker {
  schema: unknown;
  requireDrizzleKit: () => {
    generateDrizzleJson: (schema: unknown) => Promise<unknown>;
    generateMigration: (before: unknown, after: unknown) => Promise<string[]>;
  };
}

/** The statements that `npm run migration:create` would write for the collections as they are: none, if none was forgotten. */
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
const folder = migrationDirectory(payload.db.name === 'sqlite' ? 'sqlite' : 'postgres');
const newest = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .at(-1);
const before: unknown = JSON.parse(readFileSync(path.join(folder, newest ?? ''), 'utf8'));
const maker = payload.db as unknown as MigrationMaker;
const { generateDrizzleJson, generateMigration } = maker.requireDrizzleKit();
report(await generateMigration(before, await generateDrizzleJson(maker.schema)));
process.exit(0);
