import { isUnitWord, millilitresOf, unitOf } from './units';

describe('unitOf and isUnitWord', () => {
  it('know a unit by its names', () => {
    expect(unitOf('g')).toBe(unitOf('grams'));
    expect(unitOf('tablespoon')).toBe(unitOf('tbsp'));
    expect(isUnitWord('ml')).toBe(true);
  });

  it('take no food for one', () => {
    expect(['banana', '', 'constructor'].map(unitOf)).toEqual([undefined, undefined, undefined]);
    expect(isUnitWord('banana')).toBe(false);
  });
});

describe('millilitresOf', () => {
  it('goes by where the family lives', () => {
    expect(millilitresOf('tbsp', 'uk')).toBe(15);
    expect(millilitresOf('cup', 'uk')).toBe(250);
    expect(millilitresOf('cup', 'us')).toBeCloseTo(237, 0);
  });

  it('knows none of a weight', () => {
    expect(millilitresOf('g', 'uk')).toBeUndefined();
  });
});
