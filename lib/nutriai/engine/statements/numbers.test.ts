import { numberOf, numberPattern } from './numbers';

const whole = new RegExp(`^${numberPattern}$`);

describe('numberOf', () => {
  it('reads figures, with either sign before parts', () => {
    expect(numberOf('12')).toBe(12);
    expect(numberOf('1.5')).toBe(1.5);
    expect(numberOf('1,5')).toBe(1.5);
  });

  it('reads words, and an article as one', () => {
    expect(numberOf('a')).toBe(1);
    expect(numberOf('an')).toBe(1);
    expect(numberOf('seven')).toBe(7);
    expect(numberOf('twelve')).toBe(12);
  });
});

describe('numberPattern', () => {
  it('takes what numberOf reads', () => {
    expect(['7', '120', '1.5', 'a', 'an', 'two', 'ten'].filter((text) => !whole.test(text))).toEqual([]);
  });

  it('takes no other words', () => {
    expect(['some', '', '1.', 'x2'].filter((text) => whole.test(text))).toEqual([]);
  });
});
