import { batchesFor, minutesOfBatches } from './batch-size';

it.each([
  [0.3, 1],
  [1, 1],
  [1.04, 1],
  [1.06, 1.5],
  [1.57, 1.5],
  [1.6, 2],
  [2.8, 3],
])('of what is %d of a batch, it takes %d', (share, batches) => {
  expect(batchesFor({ batchG: 400 }, 400 * share)).toBe(batches);
});

it('takes little more work for each batch more', () => {
  expect([1, 1.5, 2].map((batches) => minutesOfBatches(10, batches))).toEqual([10, 11, 12]);
});
