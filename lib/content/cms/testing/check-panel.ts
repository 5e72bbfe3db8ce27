import { filterChecks } from './filter-checks';
import { openPanelClient } from './panel-client';
import { passwordChecks } from './password-checks';
import { pictureChecks } from './picture-checks';
import { peopleChecks } from './people-checks';
import { publicationChecks } from './publication-checks';
import { scheduleChecks } from './schedule-checks';
import { useChecks } from './use-checks';
import { versionChecks } from './version-checks';

/**
 * Runs the checks of the panel on the database of the environment; one line each for panel.test.ts: its name,
 * and what was wrong.
 */
const [wanted = ''] = process.argv.slice(2);
const client = await openPanelClient();
for (const [name, check] of Object.entries({
  ...versionChecks,
  ...filterChecks,
  ...scheduleChecks,
  ...useChecks,
  ...passwordChecks,
  ...publicationChecks,
  ...peopleChecks,
  ...pictureChecks,
})) {
  if (!name.includes(wanted)) continue;
  const problem = await check(client).then(
    () => null,
    (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  process.stdout.write(`check:${JSON.stringify({ name, problem })}\n`);
}
await client.payload.destroy();
process.exit(0);
