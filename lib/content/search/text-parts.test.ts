import { markedHtml } from './marked-html';
import { readQuery } from './search-query';
import { markedText, snippetOf, type TextPart } from './text-parts';

const marked = (parts: readonly TextPart[]) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');
const titled = (text: string, query: string) => marked(markedText(text, readQuery(query).words));
const snippet = (query: string, body: string, summary = '') =>
  marked(snippetOf({ summary, body }, readQuery(query).words));

test.each([
  ['How to serve eggs', 'egg', 'How to serve [eggs]'],
  ['How to serve eggs', 'how serving', 'How to [serve] eggs'],
  ['Eggs, eggs!', 'eggs', '[Eggs], [eggs]!'],
  ['Crème de carotte', 'creme car', '[Crème] de [carotte]'],
  ['The baby’s first cup', 'baby', 'The [baby’s] first cup'],
  ['Nothing here', 'egg', 'Nothing here'],
  ['<b>Eggs</b> & “more”', 'eggs', '<b>[Eggs]</b> & “more”'],
])('“%s” for %s', (text, query, expected) => {
  expect(titled(text, query)).toBe(expected);
});

test('the summary stands when it has all the words', () => {
  expect(snippet('iron', 'Iron. '.repeat(40), 'Where the iron is.')).toBe('Where the [iron] is.');
  expect(snippet('iron', 'Nothing.', 'In short.')).toBe('In short.');
});

test('else the passage with the most of them, from its sentence on', () => {
  const body = `${'Milk is a drink. '.repeat(30)}Rice and lentils have iron. ${'Nothing more. '.repeat(30)}`;
  const text = snippet('iron lentils', body, 'About milk.');
  expect(text).toMatch(/^Rice and \[lentils\] have \[iron\]\. Nothing more\..* …$/);
  expect(text.length).toBeLessThan(200);
});

test('a passage in the middle of a long sentence begins and ends at a word', () => {
  const body = `${'so it goes on and on '.repeat(20)}with iron ${'so it goes on and on '.repeat(20)}`;
  expect(snippet('iron', body)).toMatch(/^… (?:\w+ )*with \[iron\](?: \w+)* …$/);
});

test('words that are far apart give the first of them', () => {
  const body = `Iron first. ${'Filler words here. '.repeat(60)}Lentils last.`;
  expect(snippet('iron lentils', body)).toMatch(/^\[Iron\] first\. Filler/);
});

test('a passage begins with its line, and line breaks become gaps', () => {
  expect(snippet('iron', 'Heading\nIron is here\n\nand there')).toBe('[Iron] is here … and there');
});

test('a text without an end is cut', () => {
  expect(snippet('x', `x${'y'.repeat(5_000)} x`)).toMatch(/\[x\w*\]/);
});

test('HTML is made of parts by escaping everything', () => {
  expect(
    markedHtml([
      { text: '<img src=x onerror="a(1)"> & ', isMatch: false },
      { text: "</mark><script>'", isMatch: true },
    ]),
  ).toBe('&lt;img src=x onerror=&quot;a(1)&quot;&gt; &amp; <mark>&lt;/mark&gt;&lt;script&gt;&#39;</mark>');
});
