import { rememberFull } from './rate-limit-memory';

describe('counters known to be full', () => {
  it('stay full until their window ends', () => {
    const full = rememberFull(10);
    full.add('a', 1_000);
    expect(full.waitMs('a', 400)).toBe(600);
    expect(full.waitMs('a', 1_000)).toBe(0);
    expect(full.waitMs('b', 0)).toBe(0);
  });

  it('are forgotten when given back, and the oldest when there are too many', () => {
    const full = rememberFull(2);
    for (const key of ['a', 'b', 'c']) full.add(key, 1_000);
    full.delete('c');
    expect(['a', 'b', 'c'].map((key) => full.waitMs(key, 0))).toEqual([0, 1_000, 0]);
  });
});
