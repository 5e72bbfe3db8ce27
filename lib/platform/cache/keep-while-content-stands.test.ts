import { keepWhileContentStands } from './keep-while-content-stands';
import { invalidatePages } from './page-cache';

let made = 0;
const reckon = async () => (made += 1);

beforeEach(() => {
  made = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('is reckoned once for all who ask, under each key', async () => {
  const keep = keepWhileContentStands<number>('test-once');
  expect(await Promise.all([keep('a', reckon), keep('a', reckon), keep('b', reckon)])).toEqual([1, 1, 2]);
});

test('two copies of the module share what is kept', async () => {
  expect(await keepWhileContentStands<number>('test-shared')('a', reckon)).toBe(1);
  expect(await keepWhileContentStands<number>('test-shared')('a', reckon)).toBe(1);
});

test('is reckoned anew after a second, and at once when something is published', async () => {
  const keep = keepWhileContentStands<number>('test-anew');
  expect(await keep('a', reckon)).toBe(1);
  jest.advanceTimersByTime(999);
  expect(await keep('a', reckon)).toBe(1);
  jest.advanceTimersByTime(1);
  expect(await keep('a', reckon)).toBe(2);
  invalidatePages(['posts']);
  expect(await keep('a', reckon)).toBe(3);
});

test('nobody who asks after a publication gets what was begun before it', async () => {
  const keep = keepWhileContentStands<number>('test-late');
  let finish: (value: number) => void = () => undefined;
  const early = keep('a', () => new Promise((resolve) => (finish = resolve)));
  invalidatePages(['posts']);
  const late = keep('a', reckon);
  finish(-1);
  expect([await early, await late, await keep('a', reckon)]).toEqual([-1, 1, 1]);
});

test('a failure, and what is not worth it, is told to those who wait and to nobody else', async () => {
  const keep = keepWhileContentStands<number>('test-failure', (value) => value > 1);
  const fail = () => Promise.reject(new Error('busy'));
  await expect(Promise.all([keep('a', fail), keep('a', reckon)])).rejects.toThrow('busy');
  expect([await keep('a', reckon), await keep('a', reckon), await keep('a', reckon)]).toEqual([1, 2, 2]);
});
