import { runFuzz } from '../fuzz/run-fuzz';
import { expect, test } from './api-test';

/** A short round of `npm run fuzz`, which also lets an editor loose and holds every answer to a second. */
test('hostile requests get a refusal in the shape of the contract, never a failure', async ({ baseURL }) => {
  const report = await runFuzz({
    origin: baseURL ?? '',
    seed: 20_261_121,
    requests: 1_500,
    atMostMs: 18_000,
    staffRole: 'moderator',
  });
  expect(report.faults).toEqual([]);
  expect(report.sent).toBeGreaterThan(200);
  expect(report.succeeded).toBeGreaterThan(20);
});
