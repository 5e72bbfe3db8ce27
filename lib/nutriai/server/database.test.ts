import * as z from 'zod';
import { freePort } from '../../platform/testing/free-port.mjs';
import { findPostgres, startPostgres } from '../../platform/testing/postgres-cluster.mjs';
import { makeSite } from '../../platform/testing/run-program';
import { babyChecks } from './testing/baby-checks';
import { dropChecks } from './testing/drop-checks';
import { fullEngineChecks } from './testing/full-engine-checks';
import { healthLinkChecks } from './testing/health-link-checks';
import { importChecks } from './testing/import-checks';
import { planAndRecipeChecks } from './testing/plan-and-recipe-checks';
import { liveChecks } from './testing/live-checks';
import { newParentChecks } from './testing/new-parent-checks';
import { ownChecks } from './testing/own-checks';
import { ownershipChecks } from './testing/ownership-checks';
import { reactionPhotoChecks } from './testing/reaction-photo-checks';
import { reminderChecks } from './testing/reminder-checks';
import { webhookChecks } from './testing/webhook-checks';
import { writeChecks } from './testing/write-checks';

const result = z.object({ name: z.string(), problem: z.string().nullable() });
const checkProgram = 'lib/nutriai/server/testing/check-database.ts';

interface Run {
  problems: Map<string, string | null>;
  output: string;
}

/**
 * Payload cannot be loaded inside Jest (ES modules only), so a process of its own runs the checks on a
 * database of its own.
 */
async function runChecks(databaseUrl = ''): Promise<Run> {
  const site = makeSite(databaseUrl);
  const program = site.start(checkProgram);
  await program.ended;
  site.remove();
  const output = program.output();
  const lines = output.split('\n').filter((text) => text.startsWith('check:'));
  const results = lines.map((line) => result.parse(JSON.parse(line.slice('check:'.length))));
  return { problems: new Map(results.map(({ name, problem }) => [name, problem])), output };
}

function expectPassed({ problems, output }: Run, name: string): void {
  if (!problems.has(name)) throw new Error(`the check did not run:\n${output.slice(-2_000)}`);
  expect(problems.get(name)).toBeNull();
}

let onSqlite: Run;

beforeAll(async () => {
  process.env.WEBHOOKS_TO_LOOPBACK = 'on';
  onSqlite = await runChecks();
  delete process.env.WEBHOOKS_TO_LOOPBACK;
}, 180_000);

describe.each([
  ['babies', babyChecks],
  ['new parents', newParentChecks],
  ['what members keep', planAndRecipeChecks],
  ['drops and medicines', dropChecks],
  ['what others change', liveChecks],
  ['links to a record', healthLinkChecks],
  ['imports', importChecks],
  ['whose a baby is', ownershipChecks],
  ['what is a member’s own', ownChecks],
  ['photos of reactions', reactionPhotoChecks],
  ['reminders', reminderChecks],
  ['webhooks', webhookChecks],
  ['what is written', writeChecks],
  ['while the engine has too much to read', fullEngineChecks],
])('on a real database: %s', (_group, checks) => {
  it.each(Object.keys(checks))('%s', (name) => {
    expectPassed(onSqlite, name);
  });
});

// A machine without PostgreSQL cannot try it, and says so: no test may look as if it had passed.
if (findPostgres() === null)
  process.stderr.write('\nPostgreSQL is not installed: photos of reactions were NOT tried on it.\n');
else
  describe('on PostgreSQL, in `npm test` always: photos of reactions', () => {
    let onPostgres: Run;

    beforeAll(async () => {
      const postgres = await startPostgres(await freePort());
      postgres.createDatabase('photos');
      process.env.ONLY_CHECK = 'photo';
      onPostgres = await runChecks(postgres.url('photos'));
      delete process.env.ONLY_CHECK;
      await postgres.remove();
    }, 180_000);

    it.each(Object.keys(reactionPhotoChecks))('%s', (name) => {
      expectPassed(onPostgres, name);
    });
  });
