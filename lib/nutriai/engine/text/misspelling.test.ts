import { correctionOf, sameButDoubled } from './misspelling';

describe('correctionOf', () => {
  it('reads a slip of one letter', () => {
    expect(correctionOf('bananna')?.word).toBe('banana');
    expect(correctionOf('penut')?.word).toBe('peanut');
  });

  it('finds nothing near what is near nothing, nor for short words', () => {
    expect(correctionOf('xqzvwkj')).toBeNull();
    expect(correctionOf('eg')).toBeNull();
    expect(correctionOf('')).toBeNull();
  });
});

describe('sameButDoubled', () => {
  it('minds only which letters, not how many in a row', () => {
    expect(sameButDoubled('brocolli', 'broccoli')).toBe(true);
    expect(sameButDoubled('pea', 'pear')).toBe(false);
    expect(sameButDoubled('pear', 'pear')).toBe(true);
  });
});
