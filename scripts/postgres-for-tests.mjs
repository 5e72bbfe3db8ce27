import path from 'node:path';
import { startPostgres } from '../lib/platform/testing/postgres-cluster.mjs';
import { root, step, typescript } from './start-steps.mjs';
import { secretsOf } from './test-secrets.mjs';

/**
 * A PostgreSQL with the content of the tests' template site and its staff: `postgres-for-tests.mjs <port>
 * <database>`. Says when it is ready, and is gone when this program is told to end.
 */
const [port = '', database = ''] = process.argv.slice(2);
const template = path.join(root, 'test-results', 'sites', 'template');

const cluster = await startPostgres(Number(port), { max_connections: '60' });
let isEnding = false;
const end = async () => {
  if (isEnding) return;
  isEnding = true;
  await cluster.remove();
  process.exit(0);
};
process.on('SIGTERM', end);
process.on('SIGINT', end);
// A step that fails ends this program at once, and the server with it.
process.once('exit', () => cluster.kill());

cluster.createDatabase(database);
const env = {
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: template,
  DATABASE_URL: cluster.url(database),
  ...secretsOf(template),
};
for (const program of ['fill-postgres-for-tests.ts', 'make-test-staff.ts']) {
  await step(program, [process.execPath, ...(await typescript(program))], { env });
}
process.stdout.write('PostgreSQL is ready\n');
setInterval(() => undefined, 60_000);
