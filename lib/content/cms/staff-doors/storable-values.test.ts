import { isId, isStorable } from './storable-values';

describe('isStorable', () => {
  it('takes what people write and paste', () => {
    expect(['', 'Größe 🍐', 'a\tb\r\nc', 'काला'].filter((text) => !isStorable(text))).toEqual([]);
  });

  it('refuses what PostgreSQL refuses: a zero, and half of a pair', () => {
    expect(['a\0b', '\uD83C', 'x\uDF50y'].filter(isStorable)).toEqual([]);
  });
});

describe('isId', () => {
  it('takes numbers that the column of a collection holds', () => {
    expect([1, 2 ** 31 - 1].every((id) => isId(id, false))).toBe(true);
    expect([2 ** 31, 1.5, Number.NaN, -(2 ** 31) - 1].some((id) => isId(id, false))).toBe(false);
  });

  it('takes texts where ids are texts', () => {
    expect(isId('6fa459ea-ee8a-3ca4-894e-db77e160355e', true)).toBe(true);
    expect(isId('a\0', true)).toBe(false);
  });

  it('takes nothing else', () => {
    for (const value of [null, undefined, {}, [], true]) {
      expect([isId(value, true), isId(value, false)]).toEqual([false, false]);
    }
  });
});
