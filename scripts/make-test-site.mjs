import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, step, typescript } from './start-steps.mjs';

/** Makes the data folder that every test server starts from a copy of; the test of the first start has usually left one. */
export async function makeTestSite() {
  const template = path.join(root, 'test-results', 'sites', 'template');
  if (existsSync(template)) return;
  await step('First content for the tests', process.execPath, await typescript('prepare.ts'), {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: template, DATABASE_URL: '', SITE_URL: '' },
  });
}

if (process.argv[1] && path.resolve(process.argv[1]) === path.join(root, 'scripts/make-test-site.mjs')) {
  await makeTestSite();
}
