import { cpSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, serve, step, typescript } from './start-steps.mjs';
import { secretsOf } from './test-secrets.mjs';

/**
 * Serves the production build on a database of its own: `serve-for-tests.mjs <name>`. The first content is
 * made once and copied, because drawing its pictures takes a while. With `TEST_DATABASE_URL` it is an
 * instance on that PostgreSQL, which scripts/postgres-for-tests.mjs has filled.
 */
const [name = 'main'] = process.argv.slice(2);
const folder = path.join(root, 'test-results', 'sites');
const template = path.join(folder, 'template');
const site = path.join(folder, name);

const databaseUrl = process.env.TEST_DATABASE_URL ?? '';

const environment = (dataFolder) => ({
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: dataFolder,
  DATABASE_URL: databaseUrl,
  ...(databaseUrl ? secretsOf(dataFolder) : {}),
  LOG_LEVEL: 'info',
});

if (!existsSync(template))
  throw new Error('Run `npm test`, which makes the template, or `node scripts/make-test-site.mjs`.');
rmSync(site, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
cpSync(template, site, { recursive: true });
if (!databaseUrl) {
  await step('Test staff', [process.execPath, ...(await typescript('make-test-staff.ts'))], {
    env: environment(site),
  });
}
// Beside the data, where tests look for what must not be kept (e2e/api/erasure.spec.ts).
const logFile = openSync(path.join(site, 'server.log'), 'a');
await serve(environment(site), { stdio: ['inherit', logFile, 'inherit'] });
