import { allergyOfWords, countFoodWords } from './allergy-of-words';

describe('allergyOfWords', () => {
  it('reads the allergens by their names, also with a slip', () => {
    expect(allergyOfWords('milk')?.allergens).toContain('milk');
    expect(allergyOfWords('peanuts')?.allergens).toContain('peanut');
    expect(allergyOfWords('penuts')?.allergens).toContain('peanut');
  });

  it('takes one fish for all until it is known which', () => {
    expect(allergyOfWords('salmon')?.allergens).toContain('fish');
  });

  it('reads a food that is none of the allergens', () => {
    const kiwi = allergyOfWords('kiwi');
    expect(kiwi?.food).toMatch(/kiwi/i);
    expect(kiwi?.allergens).toEqual([]);
  });

  it('finds nothing in what is nothing to eat', () => {
    expect(allergyOfWords('')).toBeNull();
    expect(allergyOfWords('yesterday')).toBeNull();
    expect(allergyOfWords('penicillin')).toBeNull();
    expect(allergyOfWords('bleach')).toBeNull();
  });
});

describe('countFoodWords', () => {
  it('counts the words of one food, and none where nothing is one', () => {
    expect(countFoodWords(['peanut', 'butter'])).toBe(2);
    expect(countFoodWords(['milk', 'yesterday'])).toBe(1);
    expect(countFoodWords(['yesterday'])).toBe(0);
    expect(countFoodWords([])).toBe(0);
  });
});
