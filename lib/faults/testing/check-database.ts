import { makeWorld } from '../../auth/testing/world';
import { openTestDatabase } from '../../cms/database/testing/open-test-database';
import { breakStatements } from './break-statements';
import { jobChecks } from './job-checks';
import { mailChecks } from './mail-checks';
import { statementChecks } from './statement-checks';

/** Runs every check on the database of the environment; one line each for database.test.ts: its name, and what was wrong. */
const payload = await openTestDatabase();
const world = makeWorld(payload);
const faultWorld = Object.assign(world, { breaker: breakStatements(payload) });
for (const [name, check] of Object.entries({ ...statementChecks, ...mailChecks, ...jobChecks })) {
  const began = performance.now();
  const problem = await check(faultWorld).then(
    () => null,
    (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  const ms = Math.round(performance.now() - began);
  process.stdout.write(`check:${JSON.stringify({ name, problem, ms })}\n`);
}
await payload.destroy();
process.exit(0);
