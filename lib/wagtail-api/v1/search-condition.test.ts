import { sql } from '../../platform/database/sql';
import { patternOf, searchCondition, searchedWords } from './search-condition';

describe('searchedWords', () => {
  it('parts words at spaces and commas, as DRF does', () => {
    expect(searchedWords('pear oats')).toEqual(['pear', 'oats']);
    expect(searchedWords(' pear,  oats ,')).toEqual(['pear', 'oats']);
  });

  it.each([undefined, '', '   ', ',', ' , , '])('finds none in %j', (search) => {
    expect(searchedWords(search)).toEqual([]);
  });

  it('reads the beginning of a search that would keep a database busy', () => {
    const words = searchedWords('pear '.repeat(100_000));
    expect(words.length).toBeLessThanOrEqual(8);
    expect(words[0]).toBe('pear');
    expect(searchedWords('x'.repeat(100_000)).join('').length).toBeLessThanOrEqual(100);
  });
});

describe('patternOf', () => {
  it('looks for the word wherever it stands', () => {
    expect(patternOf('pear')).toBe('%pear%');
  });

  it('lets signs of a pattern mean themselves', () => {
    const inner = (word: string) => patternOf(word).slice(1, -1);
    expect(inner('50%')).toBe('50\\%');
    expect(inner('a_b')).toBe('a\\_b');
    expect(inner('a\\b')).toBe('a\\\\b');
    expect(inner('\\%')).toBe('\\\\\\%');
  });
});

describe('searchCondition', () => {
  it('is none without a word', () => {
    expect(searchCondition([], [sql`title`])).toBeNull();
  });

  it('holds a word as a value and never in the statement', () => {
    const word = "x'; DROP TABLE posts; --";
    const chunks = searchCondition([word], [sql`title`])?.queryChunks ?? [];
    const strings = JSON.stringify(chunks).match(/"value":\[[^\]]*\]/g) ?? [];
    expect(strings.join('')).not.toContain('DROP');
    expect(JSON.stringify(chunks)).toContain('DROP');
  });
});
