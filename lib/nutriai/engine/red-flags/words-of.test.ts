import { foldedText, wordsOf } from './words-of';

describe('foldedText', () => {
  it('is in lower case, without accents and apostrophes', () => {
    expect(foldedText('Él NO puede respirar')).toBe('el no puede respirar');
    expect(foldedText("can't")).toBe('cant');
    expect(foldedText('can’t')).toBe('cant');
  });

  it('keeps the vowel signs of Hindi', () => {
    expect(foldedText('केला')).toBe('केला');
  });
});

describe('wordsOf', () => {
  it('parts sentences and clauses', () => {
    const words = wordsOf('He is blue, help. What now?');
    expect(words.map(({ text }) => text)).toEqual(['he', 'is', 'blue', 'help', 'what', 'now']);
    expect(new Set(words.map(({ sentence }) => sentence)).size).toBe(2);
    const clauseOf = (word: string) => words.find(({ text }) => text === word)?.clause;
    expect(clauseOf('is')).toBe(clauseOf('blue'));
    expect(clauseOf('blue')).not.toBe(clauseOf('help'));
  });

  it('keeps numbers with their parts', () => {
    expect(wordsOf('38.5 degrees').map(({ text }) => text)[0]).toMatch(/^38[.,]5$/);
  });

  it('finds none in marks alone', () => {
    expect(wordsOf('')).toEqual([]);
    expect(wordsOf('?! …')).toEqual([]);
  });
});
