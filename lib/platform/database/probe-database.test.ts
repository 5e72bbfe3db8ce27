import { resultOf } from '../testing/read-result';
import { makeSite } from '../testing/run-program';

test('the readiness says what is wrong with the SQLite file, and within half a second that it cannot be written to', async () => {
  const site = makeSite();
  const program = site.start('lib/platform/database/testing/probe-states.ts');
  const { said, saidAfterMs } = await resultOf<{ said: object; saidAfterMs: number }>(program);
  site.remove();
  expect(said).toEqual({
    'before there is one': 'database missing',
    'one migration short': 'migrations pending',
    'up to date, and more': null,
    'locked by another connection': 'database locked',
    'free again': null,
    'on a full disk': 'disk full',
    'with room again': null,
  });
  expect(saidAfterMs).toBeGreaterThanOrEqual(450);
  expect(saidAfterMs).toBeLessThan(2_000);
}, 60_000);
