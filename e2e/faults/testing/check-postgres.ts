import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeWorld } from '../../../lib/accounts/server/testing/world';
import { startPostgres } from '../../../lib/platform/testing/postgres-cluster.mjs';
import { postgresPort } from './fault-ports';
import { runChecks } from './run-checks';

/** The checks that hang on the database, on a PostgreSQL of their own. */
const cluster = await startPostgres(postgresPort, { max_connections: '40' });
process.once('exit', () => cluster.kill());
cluster.createDatabase('site');
process.env.DATABASE_URL = cluster.url('site');
const folder = mkdtempSync(path.join(tmpdir(), 'little-pear-postgres-checks-'));

// Which database there is decides how the adapter is made.
const { openTestDatabase } = await import('../../../lib/platform/database/testing/open-test-database');
const { jobChecks } = await import('./job-checks');
const { mailChecks } = await import('./mail-checks');
const { postgresChecks } = await import('./postgres-checks');
const payload = await openTestDatabase();
await runChecks(
  { ...mailChecks, ...jobChecks, ...postgresChecks },
  { ...makeWorld(payload), cluster, folder },
);
await payload.destroy();
await cluster.remove();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
