import { tsQuery, tsvectorOf } from './postgres-index';
import { isFoundBy, readQuery, withWord } from './search-query';
import { ftsQuery } from './sqlite-index';

const words = (query: string) => readQuery(query).words.map(({ text }) => text);

test.each([
  ['iron rich foods', ['iron', 'rich', 'foods']],
  ['how to start solids', ['start', 'solids']],
  ['what to do', ['what', 'to', 'do']],
  ['egg Egg EGG eggs', ['egg', 'egg', 'eggs']],
  [
    Array.from({ length: 30 }, (_, index) => `word${index}`).join(' '),
    Array.from({ length: 12 }, (_, index) => `word${index}`),
  ],
  ['🍼 "*" (NEAR/3)', ['near', '3']],
])('the words looked for in “%s”', (query, expected) => {
  expect(words(query)).toEqual(expected.filter((word, index) => expected.indexOf(word) === index));
});

test.each([
  ['diaper rash', 'nappy'],
  ['nappies', 'diapers'],
  ['pacifier', 'dummy'],
  ['crib', 'cot'],
  ['oatmeal', 'porridge'],
  ['cookies', 'biscuit'],
  ['candy', 'sweets'],
  ['zucchini', 'courgettes'],
])('“%s” finds a text that says %s', (query, said) => {
  const [word] = readQuery(query).words;
  expect(word && isFoundBy(word, said)).toBe(true);
  expect(word && isFoundBy(word, 'carrot')).toBe(false);
});

test('only the last word may be unfinished, and no single letter', () => {
  const prefixes = (query: string) => readQuery(query).words.map(({ prefix }) => prefix);
  expect(prefixes('iron ric')).toEqual([null, 'ric']);
  expect(prefixes('vitamin d')).toEqual([null, null]);
  expect(prefixes('start with the')).toEqual([null]);
  expect(prefixes(`${Array.from({ length: 12 }, (_, index) => `word${index}`).join(' ')} cut`)).not.toContain(
    'cut',
  );
});

test('a query is kept as it was typed, up to 200 characters on one line', () => {
  expect(readQuery('  Iron\u0000\n rich \u202e ').text).toBe('Iron   rich');
  expect([...readQuery('😀'.repeat(500)).text]).toHaveLength(200);
  expect(readQuery('x'.repeat(10_000)).text).toHaveLength(200);
  expect(readQuery('a\ud800b').text).toBe('a b');
});

test('a word is replaced where it stands', () => {
  const query = readQuery('Brest milk, and brest pads');
  const [first, , last] = query.words;
  if (!first || !last) throw new Error('no words');
  const mended = withWord(query, first, 'breast');
  expect(mended.text).toBe('breast milk, and brest pads');
  expect(mended.words.map(({ text, start, end }) => [text, mended.text.slice(start, end)])).toEqual([
    ['breast', 'breast'],
    ['milk', 'milk'],
    ['pads', 'pads'],
  ]);
  expect(withWord(mended, mended.words[2] ?? last, 'pad').text).toBe('breast milk, and brest pad');
});

test('a word of a text is found by its stem or by the beginning of a word', () => {
  const [feed] = readQuery('feeding').words;
  if (!feed) throw new Error('no word');
  expect(['feed', 'feeds', 'feedings', 'feeder'].map((word) => isFoundBy(feed, word))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  const [prefix] = readQuery('brocc').words;
  if (!prefix) throw new Error('no word');
  expect(['broccoli', 'brocco', 'broc'].map((word) => isFoundBy(prefix, word))).toEqual([true, true, false]);
});

describe('the query languages of the databases', () => {
  const lookup = { words: readQuery('iron “rich* foods').words, operator: 'and' } as const;

  test('get quoted words and nothing else', () => {
    expect(ftsQuery(lookup)).toBe('(("iron") AND ("rich") AND ("food" OR "foods" *))');
    expect(tsQuery(lookup)).toBe("('iron') & ('rich') & ('food' | 'foods':*)");
  });

  test('join by OR', () => {
    expect(ftsQuery({ ...lookup, operator: 'or' })).toBe('(("iron") OR ("rich") OR ("food" OR "foods" *))');
    expect(tsQuery({ ...lookup, operator: 'or' })).toBe("('iron') | ('rich') | ('food' | 'foods':*)");
  });

  test('look in one place', () => {
    const egg = { words: readQuery('egg').words, operator: 'and' } as const;
    expect(ftsQuery(egg, 'lead')).toBe('{title headings summary} : (("egg" OR "egg" *))');
    expect(ftsQuery(egg, 'title')).toBe('{title} : (("egg" OR "egg" *))');
    expect(tsQuery(egg, 'title')).toBe("('egg':A | 'egg':*A)");
  });

  test('a tsvector says where each stem stands and how much it weighs', () => {
    expect(tsvectorOf({ title: ['serv', 'egg'], headings: ['egg'], summary: ['firm'], body: ['egg'] })).toBe(
      "'serv':1A 'egg':2A,3B,5D 'firm':4C",
    );
  });

  test('a tsvector keeps within what PostgreSQL stores', () => {
    const body = Array.from({ length: 20_000 }, () => 'egg');
    const vector = tsvectorOf({ title: [], headings: [], summary: [], body: [...body, 'last'] });
    expect(vector.split(' ')).toEqual([expect.stringMatching(/^'egg':1D,.*,255D$/), "'last':16383D"]);
  });
});
