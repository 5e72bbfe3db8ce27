import * as z from 'zod';
import { makeSite } from '../../platform/testing/run-program';

const result = z.object({ name: z.string(), problem: z.string().nullable() });

/**
 * Payload cannot be loaded inside Jest (ES modules only), so a process of its own runs the checks on a
 * database of its own.
 */
test('on a real database: the page tree and its aliases', async () => {
  const site = makeSite();
  const program = site.start('lib/wagtail-api/edit/testing/check-database.ts');
  const status = await program.ended;
  site.remove();
  const lines = program.output().split('\n');
  const results = lines
    .filter((line) => line.startsWith('check:'))
    .map((line) => result.parse(JSON.parse(line.slice('check:'.length))));
  expect(results.filter(({ problem }) => problem !== null)).toEqual([]);
  expect([status, results.length]).toEqual([0, 11]);
}, 180_000);
