import { amountOf, listOf, numberOf, objectOf, oneOf, oneOfIfGiven, optional, stringOf } from './json-fields';

describe('objectOf', () => {
  it('takes an object', () => {
    expect(objectOf({ a: 1 }, 'child')).toEqual({ a: 1 });
  });

  it.each([[null], [[]], ['text'], [3], [undefined]])('refuses %j by its name', (value) => {
    expect(() => objectOf(value, 'child')).toThrow(/child/);
    expect(() => objectOf(value, 'child')).toThrow(TypeError);
  });
});

describe('listOf', () => {
  it('reads item by item, and nothing where it is missing', () => {
    expect(listOf({ days: ['a', 'b'] }, 'days', stringOf)).toEqual(['a', 'b']);
    expect(listOf({}, 'days', stringOf)).toEqual([]);
  });

  it('refuses what is no list, and names a faulty item', () => {
    expect(() => listOf({ days: 'a' }, 'days', stringOf)).toThrow(TypeError);
    expect(() => listOf({ days: ['a', 3] }, 'days', stringOf)).toThrow(/days.*1/);
  });
});

describe('numberOf and amountOf', () => {
  it('take finite numbers, and no text that looks like one', () => {
    expect(numberOf(-2.5, 'x')).toBe(-2.5);
    for (const value of ['5', Number.NaN, Infinity, null, true])
      expect(() => numberOf(value, 'x')).toThrow(TypeError);
  });

  it('take no amount below zero', () => {
    expect(amountOf(0, 'x')).toBe(0);
    expect(() => amountOf(-0.1, 'x')).toThrow(TypeError);
  });
});

describe('oneOf and oneOfIfGiven', () => {
  it('say what it may be', () => {
    expect(oneOf('a', ['a', 'b'], 'kind')).toBe('a');
    expect(() => oneOf('c', ['a', 'b'], 'kind')).toThrow(/kind/);
    expect(() => oneOf('toString', ['a'], 'kind')).toThrow(TypeError);
  });

  it('leave out what is missing', () => {
    expect(oneOfIfGiven(undefined, ['a'], 'kind')).toBeUndefined();
    expect(() => oneOfIfGiven('c', ['a'], 'kind')).toThrow(TypeError);
  });
});

describe('optional', () => {
  it('reads a field under its key, or leaves no field behind', () => {
    const read = { name: 'age_months', key: 'ageMonths', read: numberOf } as const;
    expect(optional({ age_months: 7 }, read)).toEqual({ ageMonths: 7 });
    expect(Object.keys(optional({}, read))).toEqual([]);
    expect(() => optional({ age_months: '7' }, read)).toThrow(/age_months/);
  });
});
