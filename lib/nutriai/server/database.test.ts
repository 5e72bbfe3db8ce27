import * as z from 'zod';
import { makeSite } from '../../platform/testing/run-program';
import { babyChecks } from './testing/baby-checks';
import { dropChecks } from './testing/drop-checks';
import { fullEngineChecks } from './testing/full-engine-checks';
import { healthLinkChecks } from './testing/health-link-checks';
import { importChecks } from './testing/import-checks';
import { keptChecks } from './testing/kept-checks';
import { liveChecks } from './testing/live-checks';
import { newParentChecks } from './testing/new-parent-checks';
import { ownChecks } from './testing/own-checks';
import { ownershipChecks } from './testing/ownership-checks';
import { reactionPhotoChecks } from './testing/reaction-photo-checks';
import { reminderChecks } from './testing/reminder-checks';
import { webhookChecks } from './testing/webhook-checks';
import { writeChecks } from './testing/write-checks';

const result = z.object({ name: z.string(), problem: z.string().nullable() });
const problems = new Map<string, string | null>();
let output = '';

/**
 * Payload cannot be loaded inside Jest (ES modules only), so a process of its own runs the checks on a
 * database of its own.
 */
beforeAll(async () => {
  process.env.WEBHOOKS_TO_LOOPBACK = 'on';
  const site = makeSite();
  const program = site.start('lib/nutriai/server/testing/check-database.ts');
  await program.ended;
  delete process.env.WEBHOOKS_TO_LOOPBACK;
  output = program.output();
  site.remove();
  for (const line of output.split('\n').filter((text) => text.startsWith('check:'))) {
    const { name, problem } = result.parse(JSON.parse(line.slice('check:'.length)));
    problems.set(name, problem);
  }
}, 180_000);

describe.each([
  ['babies', babyChecks],
  ['new parents', newParentChecks],
  ['what members keep', keptChecks],
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
    if (!problems.has(name)) throw new Error(`the check did not run:\n${output.slice(-2_000)}`);
    expect(problems.get(name)).toBeNull();
  });
});
