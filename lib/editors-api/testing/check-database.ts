import { openTestDatabase } from '../../cms/database/testing/open-test-database';
import { ensurePageTree } from '../../cms/page-tree/ensure-page-tree';
import { aliasChecks } from './alias-checks';
import { treeChecks } from './tree-checks';
import { makeWorld } from './world';

/** Runs every check on the database of the environment; one line each for database.test.ts: its name, and what was wrong. */
const payload = await openTestDatabase();
await ensurePageTree(payload);
const world = await makeWorld(payload);
for (const [name, check] of Object.entries({ ...treeChecks, ...aliasChecks })) {
  const problem = await check(world).then(
    () => null,
    (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  process.stdout.write(`check:${JSON.stringify({ name, problem })}\n`);
}
await payload.destroy();
process.exit(0);
