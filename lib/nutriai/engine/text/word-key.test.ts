import { wordKey } from './word-key';

describe('wordKey', () => {
  it.each([
    ['bananas', 'banana'],
    ['berries', 'berry'],
    ['potatoes', 'potato'],
    ['peaches', 'peach'],
    ['loaves', 'loaf'],
  ])('has %s in the singular as %s', (word, key) => {
    expect(wordKey(word)).toBe(wordKey(key));
  });

  it('gives the spellings of one word one key', () => {
    expect(wordKey('yogurt')).toBe(wordKey('yoghurt'));
  });

  it('leaves a key as it is', () => {
    for (const word of ['couscous', 'hummus', 'asparagus', 'peas', 'swiss', 'molasses'])
      expect(wordKey(wordKey(word))).toBe(wordKey(word));
  });
});
