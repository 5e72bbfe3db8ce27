import { untilAvailable } from './until-available';

const refused = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

test('work is done again while what it needs is away', async () => {
  const waits: number[] = [];
  const work = jest
    .fn()
    .mockRejectedValueOnce(refused())
    .mockRejectedValueOnce(refused())
    .mockResolvedValue('done');
  const result = untilAvailable(work, {
    waitAtMostMs: 1_000,
    firstWaitMs: 2,
    tell: (_error, waitMs) => waits.push(waitMs),
  });
  expect(await result).toBe('done');
  expect(waits).toEqual([2, 4]);
});

test('a fault is thrown at once, and what stays away in the end', async () => {
  const tell = jest.fn();
  await expect(
    untilAvailable(async () => Promise.reject(new Error('fault')), { waitAtMostMs: 1_000, tell }),
  ).rejects.toThrow('fault');
  expect(tell).not.toHaveBeenCalled();
  await expect(
    untilAvailable(async () => Promise.reject(refused()), { waitAtMostMs: 20, firstWaitMs: 5, tell }),
  ).rejects.toThrow('connect');
});
