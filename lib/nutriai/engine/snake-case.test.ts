import { snakeCase } from './snake-case';

describe('snakeCase', () => {
  it('renames the keys of objects at any depth, and no values', () => {
    expect(snakeCase({ foodName: 'redLentils', parts: [{ inGrams: 5 }] })).toEqual({
      food_name: 'redLentils',
      parts: [{ in_grams: 5 }],
    });
  });

  it('leaves what is no object as it is', () => {
    expect([null, 'aB', 3, false, undefined].map(snakeCase)).toEqual([null, 'aB', 3, false, undefined]);
  });

  it('leaves keys that are so already', () => {
    expect(snakeCase({ age_months: 7, id: 1 })).toEqual({ age_months: 7, id: 1 });
  });
});
