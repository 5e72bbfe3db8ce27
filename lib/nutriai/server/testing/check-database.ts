import { makeWorld } from '../../../accounts/server/testing/world';
import { openTestDatabase } from '../../../platform/database/testing/open-test-database';
import { runChecks } from '../../../../e2e/faults/testing/run-checks';
import { babyChecks } from './baby-checks';
import { fullEngineChecks } from './full-engine-checks';
import { keptChecks } from './kept-checks';
import { newParentChecks } from './new-parent-checks';
import { ownChecks } from './own-checks';
import { ownershipChecks } from './ownership-checks';

/** Runs every check on the database of the environment; one line each for database.test.ts: its name, and what was wrong. */
const payload = await openTestDatabase();
const world = makeWorld(payload);
await runChecks(
  {
    ...babyChecks,
    ...newParentChecks,
    ...keptChecks,
    ...ownershipChecks,
    ...ownChecks,
    ...fullEngineChecks,
  },
  world,
);
await payload.destroy();
process.exit(0);
