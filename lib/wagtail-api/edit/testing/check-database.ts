import { openTestDatabase } from '../../../platform/database/testing/open-test-database';
import { ensurePageTree } from '../../../content/cms/page-tree/ensure-page-tree';
import { runChecks } from '../../../../e2e/faults/testing/run-checks';
import { aliasChecks } from './alias-checks';
import { bodyChecks } from './body-checks';
import { treeChecks } from './tree-checks';
import { makeWorld } from './world';

/**
 * Runs every check on the database of the environment; one line each for database.test.ts: its name, and what
 * was wrong.
 */
const payload = await openTestDatabase();
await ensurePageTree(payload);
const world = await makeWorld(payload);
await runChecks({ ...treeChecks, ...aliasChecks, ...bodyChecks }, world);
await payload.destroy();
process.exit(0);
