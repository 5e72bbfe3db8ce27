import { makeWorld } from '../../../lib/accounts/server/testing/world';
import { openTestDatabase } from '../../../lib/platform/database/testing/open-test-database';
import { breakStatements } from './break-statements';
import { jobChecks } from './job-checks';
import { mailChecks } from './mail-checks';
import { runChecks } from './run-checks';
import { statementChecks } from './statement-checks';

/** Runs every check on the database of the environment for database.test.ts. */
const payload = await openTestDatabase();
const world = makeWorld(payload);
const faultWorld = Object.assign(world, { breaker: breakStatements(payload) });
await runChecks({ ...statementChecks, ...mailChecks, ...jobChecks }, faultWorld);
await payload.destroy();
process.exit(0);
