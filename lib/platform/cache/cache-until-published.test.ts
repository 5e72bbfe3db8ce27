import { cacheUntilPublished } from './cache-until-published';
import { invalidatePages } from './page-cache';

let made = 0;
const compute = async () => (made += 1);

beforeEach(() => {
  made = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a value is computed once for all callers of a key', async () => {
  const cache = cacheUntilPublished<number>('test-once');
  expect(await Promise.all([cache('a', compute), cache('a', compute), cache('b', compute)])).toEqual([
    1, 1, 2,
  ]);
});

test('two copies of the module share what is kept', async () => {
  expect(await cacheUntilPublished<number>('test-shared')('a', compute)).toBe(1);
  expect(await cacheUntilPublished<number>('test-shared')('a', compute)).toBe(1);
});

test('a value is computed again after a second, and at once when something is published', async () => {
  const cache = cacheUntilPublished<number>('test-anew');
  expect(await cache('a', compute)).toBe(1);
  jest.advanceTimersByTime(999);
  expect(await cache('a', compute)).toBe(1);
  jest.advanceTimersByTime(1);
  expect(await cache('a', compute)).toBe(2);
  invalidatePages(['posts']);
  expect(await cache('a', compute)).toBe(3);
});

test('nobody who asks after a publication gets what was begun before it', async () => {
  const cache = cacheUntilPublished<number>('test-late');
  let finish: (value: number) => void = () => undefined;
  const early = cache('a', () => new Promise((resolve) => (finish = resolve)));
  invalidatePages(['posts']);
  const late = cache('a', compute);
  finish(-1);
  expect([await early, await late, await cache('a', compute)]).toEqual([-1, 1, 1]);
});

test('a failure, and what is not worth it, is told to those who wait and to nobody else', async () => {
  const cache = cacheUntilPublished<number>('test-failure', (value) => value > 1);
  const fail = () => Promise.reject(new Error('busy'));
  await expect(Promise.all([cache('a', fail), cache('a', compute)])).rejects.toThrow('busy');
  expect([await cache('a', compute), await cache('a', compute), await cache('a', compute)]).toEqual([
    1, 2, 2,
  ]);
});
