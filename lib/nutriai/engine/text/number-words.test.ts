import { fractionOfWord, isArticle, mayBeginNumber, numberOfWord } from './number-words';

describe('numberOfWord', () => {
  it('reads numbers of several languages', () => {
    expect(numberOfWord('seven')).toBe(7);
    expect(numberOfWord('zwei')).toBe(2);
    expect(numberOfWord('trois')).toBe(3);
    expect(numberOfWord('zweihundertfunfzig')).toBe(250);
  });

  it('reads none in other words', () => {
    expect(['banana', '', 'constructor', 'toString'].map(numberOfWord)).toEqual(Array(4).fill(undefined));
  });
});

describe('fractionOfWord', () => {
  it('reads parts of one', () => {
    expect(fractionOfWord('half', 'a')).toBe(0.5);
    expect(fractionOfWord('banana', '')).toBeUndefined();
  });
});

describe('isArticle and mayBeginNumber', () => {
  it('tell what a number may begin with', () => {
    expect(isArticle('a')).toBe(true);
    expect(isArticle('pear')).toBe(false);
    expect(mayBeginNumber('two')).toBe(true);
    expect(mayBeginNumber('banana')).toBe(false);
  });
});
