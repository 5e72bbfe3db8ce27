import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, step, typescript } from './start-steps.mjs';

const template = path.join(root, 'test-results', 'sites', 'template');

/** The migrations that the template has seen, beside it. */
const migrated = `${template}.migrations`;

/**
 * Makes the data folder that every test server starts from a copy of; the test of the first start has usually
 * left one. One from before a migration is brought up to date.
 */
export async function makeTestSite() {
  const migrations = readdirSync(path.join(root, 'lib/platform/database/migrations/sqlite'))
    .sort()
    .join('\n');
  const isCurrent = existsSync(migrated) && readFileSync(migrated, 'utf8') === migrations;
  if (existsSync(template) && isCurrent) return;
  await step('First content for the tests', [process.execPath, ...(await typescript('prepare.ts'))], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: template, DATABASE_URL: '', SITE_URL: '' },
  });
  writeFileSync(migrated, migrations);
}

if (process.argv[1] && path.resolve(process.argv[1]) === path.join(root, 'scripts/make-test-site.mjs')) {
  await makeTestSite();
}
