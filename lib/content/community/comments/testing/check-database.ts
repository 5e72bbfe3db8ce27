import { makeWorld } from '../../../../accounts/server/testing/world';
import { openTestDatabase } from '../../../../platform/database/testing/open-test-database';
import { runChecks } from '../../../../../e2e/faults/testing/run-checks';
import { databaseChecks } from './database-checks';

/**
 * Runs every check on the database of the environment; one line each for database.test.ts: its name, and what
 * was wrong.
 */
const payload = await openTestDatabase();
const world = makeWorld(payload);
for (const [, checks] of databaseChecks) await runChecks(checks, world);
await payload.destroy();
process.exit(0);
