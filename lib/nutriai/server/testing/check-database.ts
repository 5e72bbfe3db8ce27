import { makeWorld } from '../../../accounts/server/testing/world';
import { openTestDatabase } from '../../../platform/database/testing/open-test-database';
import { runChecks } from '../../../../e2e/faults/testing/run-checks';
import { babyChecks } from './baby-checks';
import { dropChecks } from './drop-checks';
import { fullEngineChecks } from './full-engine-checks';
import { healthLinkChecks } from './health-link-checks';
import { importChecks } from './import-checks';
import { planAndRecipeChecks } from './plan-and-recipe-checks';
import { liveChecks } from './live-checks';
import { newParentChecks } from './new-parent-checks';
import { ownChecks } from './own-checks';
import { ownershipChecks } from './ownership-checks';
import { reactionPhotoChecks } from './reaction-photo-checks';
import { reminderChecks } from './reminder-checks';
import { webhookChecks } from './webhook-checks';
import { writeChecks } from './write-checks';

/**
 * Runs every check on the database of the environment; one line each for database.test.ts: its name, and what
 * was wrong.
 */
const payload = await openTestDatabase();
const world = makeWorld(payload);
await runChecks(
  {
    ...babyChecks,
    ...newParentChecks,
    ...planAndRecipeChecks,
    ...dropChecks,
    ...liveChecks,
    ...healthLinkChecks,
    ...importChecks,
    ...ownershipChecks,
    ...ownChecks,
    ...reactionPhotoChecks,
    ...reminderChecks,
    ...webhookChecks,
    ...writeChecks,
    ...fullEngineChecks,
  },
  world,
);
await payload.destroy();
process.exit(0);
