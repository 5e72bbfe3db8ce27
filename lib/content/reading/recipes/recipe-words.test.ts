import { allergensInWords, listInWords, recipePath } from './recipe-words';

describe('listInWords', () => {
  it('joins words as a sentence does', () => {
    expect(listInWords([])).toBe('');
    expect(listInWords(['milk'])).toBe('milk');
    expect(listInWords(['milk', 'egg', 'fish'])).toBe('milk, egg and fish');
  });
});

describe('allergensInWords', () => {
  it('names wheat and gluten once', () => {
    const words = allergensInWords(['wheat', 'gluten', 'milk']);
    expect(words).toHaveLength(2);
    expect(words.join()).toMatch(/wheat/);
    expect(words.join()).toMatch(/gluten/);
  });

  it('names gluten without wheat, and nothing for none', () => {
    expect(allergensInWords(['gluten']).join()).toMatch(/gluten/);
    expect(allergensInWords([])).toEqual([]);
  });
});

describe('recipePath', () => {
  it('is a path of the site', () => {
    expect(recipePath('pea-mash')).toMatch(/^\/[\w/-]*pea-mash$/);
  });
});
