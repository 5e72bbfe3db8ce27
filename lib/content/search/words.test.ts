import { wordsOf } from './words';

const texts = (text: string) => wordsOf(text).map((word) => word.text);

test.each([
  ['Start with eggs.', ['start', 'with', 'eggs']],
  ['follow-on milk', ['follow', 'on', 'milk']],
  ['The baby’s cup, don’t spill', ['the', 'baby', 'cup', 'dont', 'spill']],
  ["parents' choice", ['parents', 'choice']],
  [
    'Crème brûlée, Straße, Œuf, smørrebrød, Łódź, ısı',
    ['creme', 'brulee', 'strasse', 'oeuf', 'smorrebrod', 'lodz', 'isi'],
  ],
  ['cafe\u0301', ['cafe']],
  ['120 ml, 7oz, B12', ['120', 'ml', '7oz', 'b12']],
  ['Όχι μέλι', ['οχι', 'μελι']],
  ['дети и мёд', ['дети', 'и', 'мед']],
  ['שָׁלוֹם', ['שלום']],
  ['赤ちゃん', ['赤ちゃん']],
  ['🍼 … — “” \u0000 \ud800', []],
  ['', []],
])('the words of “%s”', (text, expected) => {
  expect(texts(text)).toEqual(expected);
});

test('say where they stand in the text as it was', () => {
  const text = 'Crème, then the baby’s egg';
  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Crème',
    'then',
    'the',
    'baby’s',
    'egg',
  ]);
});

test('are cut at forty letters', () => {
  expect(texts('x'.repeat(100))).toEqual(['x'.repeat(40)]);
  expect(texts(`𐐨${'𐐨'.repeat(99)}`)).toEqual(['𐐨'.repeat(40)]);
});

test('never hold anything that a query language could take for its own', () => {
  const everything = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).join(' a');
  for (const { text } of wordsOf(everything)) expect(text).toMatch(/^[\p{L}\p{N}]+$/u);
});
