import { createClientCache } from './client-cache';

beforeEach(() => jest.useFakeTimers());

function fillTo(count: number) {
  const cache = createClientCache<number>();
  for (let i = 1; i <= count; i += 1) cache.set(`k${i}`, i);
  return cache;
}

it('holds 100 entries', () => {
  const cache = fillTo(100);
  expect([...cache.keys()]).toHaveLength(100);
  expect(cache.get('k1')).toBe(1);
});

it('lets the least recently used one go for the 101st', () => {
  const cache = fillTo(101);
  expect([...cache.keys()]).toHaveLength(100);
  expect(cache.get('k1')).toBeUndefined();
  expect(cache.get('k2')).toBe(2);
  expect(cache.get('k101')).toBe(101);
});

it('counts reading and writing as use', () => {
  const cache = fillTo(100);
  cache.get('k1');
  cache.set('k2', 22);
  cache.set('new', 0);
  expect(cache.get('k1')).toBe(1);
  expect(cache.get('k2')).toBe(22);
  expect(cache.get('k3')).toBeUndefined();
});

it('needs no room for an entry that is there already', () => {
  const cache = fillTo(100);
  cache.set('k50', 0);
  expect([...cache.keys()]).toHaveLength(100);
});

it('keeps an entry for 300000 ms and not one longer', () => {
  const cache = createClientCache<string>();
  cache.set('k', 'v');
  jest.advanceTimersByTime(299_999);
  expect(cache.get('k')).toBe('v');
  jest.advanceTimersByTime(1);
  expect(cache.get('k')).toBeUndefined();
});

it('counts the lifetime from the last writing, not from the last reading', () => {
  const cache = createClientCache<string>();
  cache.set('k', 'v');
  jest.advanceTimersByTime(200_000);
  cache.get('k');
  jest.advanceTimersByTime(100_000);
  expect(cache.get('k')).toBeUndefined();
});

it('takes other limits', () => {
  const cache = createClientCache<string>({ maxEntries: 1, lifetimeMs: 10 });
  cache.set('a', '1');
  cache.set('b', '2');
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, '2']);
  jest.advanceTimersByTime(10);
  expect(cache.get('b')).toBeUndefined();
});

it('lists only keys whose entries can still be read a moment later', () => {
  const cache = createClientCache<string>();
  cache.set('old', 'v');
  jest.advanceTimersByTime(299_500);
  cache.set('young', 'v');
  expect([...cache.keys()]).toEqual(['young']);
  expect(cache.get('old')).toBeUndefined();
});

it('can be read while its keys are gone through, as SWR does', () => {
  const cache = fillTo(3);
  const seen: string[] = [];
  for (const key of cache.keys()) {
    cache.get(key);
    seen.push(key);
  }
  expect(seen).toEqual(['k1', 'k2', 'k3']);
});

it('keeps what is held past its lifetime, until the last holder lets go', () => {
  const cache = createClientCache<string>();
  cache.set('k', 'v');
  const [first, second] = [cache.retain('k'), cache.retain('k')];
  jest.advanceTimersByTime(600_000);
  first();
  expect(cache.get('k')).toBe('v');
  expect([...cache.keys()]).toEqual(['k']);
  second();
  expect(cache.get('k')).toBeUndefined();
});

it('evicts what nobody holds first, and keeps to 100 even when all are held', () => {
  const cache = fillTo(100);
  cache.retain('k1');
  cache.set('new', 0);
  expect(cache.get('k1')).toBe(1);
  expect(cache.get('k2')).toBeUndefined();
  for (const key of cache.keys()) cache.retain(key);
  cache.set('another', 0);
  expect([...cache.keys()]).toHaveLength(100);
});

it('forgets what is deleted', () => {
  const cache = fillTo(2);
  cache.delete('k1');
  expect([...cache.keys()]).toEqual(['k2']);
});
