import { openTestDatabase } from '../../cms/database/testing/open-test-database';
import { databaseChecks } from './database-checks';
import { makeWorld } from './world';

/** Runs every check on the database of the environment; one line each for database.test.ts: its name, and what was wrong. */
const payload = await openTestDatabase();
const world = makeWorld(payload);
for (const [name, check] of databaseChecks.flatMap(([, checks]) => Object.entries(checks))) {
  const problem = await check(world).then(
    () => null,
    (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  process.stdout.write(`check:${JSON.stringify({ name, problem })}\n`);
}
await payload.destroy();
process.exit(0);
