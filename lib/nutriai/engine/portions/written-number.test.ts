import { wordsOf } from './amount-tokens';
import { numberAt } from './written-number';

describe('a number in words', () => {
  it.each([
    ['½', 0.5],
    ['1/2', 0.5],
    ['a half', 0.5],
    ['half of my', 0.5],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['1 1/2', 1.5],
    ['1½', 1.5],
    ['one and a half', 1.5],
    ['two and a quarter', 2.25],
    ['three quarters of a', 0.75],
    ['qtr of a', 0.25],
    ['two', 2],
    ['a couple of', 2],
    ['half a dozen', 6],
    ['a dozen', 12],
    ['2-3', 2.5],
    ['2 or 3', 2.5],
    ['a', 1],
  ])('%s', (text, value) => {
    expect(numberAt(wordsOf(text), 0)?.value).toBe(value);
  });

  it('is none in other words', () => {
    expect(numberAt(wordsOf('banana'), 0)).toBeNull();
    expect(numberAt([], 0)).toBeNull();
  });
});
