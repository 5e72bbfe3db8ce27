import { seededRandom } from './seeded-random';

describe('seededRandom', () => {
  it('repeats itself for a seed, and differs for another', () => {
    const numbers = (seed: string | number) => {
      const random = seededRandom(seed);
      return Array.from({ length: 5 }, () => random.next());
    };
    expect(numbers(1)).toEqual(numbers(1));
    expect(numbers(1)).toEqual(numbers('1'));
    expect(numbers(1)).not.toEqual(numbers(2));
  });

  it('picks by weight, and nothing where nothing weighs', () => {
    const random = seededRandom('pears');
    const picked = Array.from({ length: 300 }, () =>
      random.pick(['often', 'seldom', 'never'], (word) => ({ often: 9, seldom: 1, never: 0 })[word] ?? 0),
    );
    const count = (word: string) => picked.filter((one) => one === word).length;
    expect(count('never')).toBe(0);
    expect(count('often')).toBeGreaterThan(count('seldom') * 4);
    expect(random.pick(['a'], () => 0)).toBeUndefined();
    expect(random.pick([])).toBeUndefined();
  });
});
