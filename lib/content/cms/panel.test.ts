import * as z from 'zod';
import { makeSite } from '../../platform/testing/run-program';

const result = z.object({ name: z.string(), problem: z.string().nullable() });

/**
 * Payload cannot be loaded inside Jest (ES modules only), so a process of its own calls the panel's REST on a
 * database of its own.
 */
test('the panel: versions, filters, schedules and deletions, on a real database', async () => {
  const site = makeSite(process.env.TEST_PANEL_DATABASE_URL);
  const program = site.start('lib/content/cms/testing/check-panel.ts');
  const status = await program.ended;
  site.remove();
  const results = program
    .output()
    .split('\n')
    .filter((line) => line.startsWith('check:'))
    .map((line) => result.parse(JSON.parse(line.slice('check:'.length))));
  expect(results.filter(({ problem }) => problem !== null)).toEqual([]);
  expect([status, results.length]).toEqual([0, 71]);
}, 600_000);
