import { parse } from 'yaml';
import * as z from 'zod';
import {
  readCodeTexts,
  readContentTexts,
  readKnowledgeTexts,
  readRootFile,
  type ReadText,
} from './testing/read-texts';

const glossary = z
  .array(z.strictObject({ pattern: z.string(), found: z.string(), better: z.string() }))
  .parse(parse(readRootFile('scripts/plain-english/glossary.yaml')))
  .map((entry) => ({ ...entry, pattern: new RegExp(entry.pattern, 'i') }));

/** “X, not Y.” makes a point once; text after text of it reads like a row of mottoes. */
const aphorism = /, (?:and |but )?not [^.,;:|\n]{2,60}/g;

function findUnplain(texts: readonly ReadText[]): string[] {
  return texts.flatMap(({ file, text }) =>
    glossary.flatMap(({ pattern, better }) => {
      const at = text.search(pattern);
      return at < 0 ? [] : [`${file}: …${text.slice(Math.max(0, at - 30), at + 50)}… (${better})`];
    }),
  );
}

test.each(glossary)('the glossary knows “$found” from “$better”', ({ pattern, found, better }) => {
  expect(found).toMatch(pattern);
  expect(better).not.toMatch(pattern);
});

test('screens and messages are in plain English', () => {
  const texts = readCodeTexts(['components', 'app', 'lib']);
  expect(new Set(texts.map(({ file }) => file)).size).toBeGreaterThan(500);
  expect(findUnplain(texts)).toEqual([]);
});

test('what the knowledge says to parents is in plain English', () => {
  const texts = readKnowledgeTexts();
  expect(texts.length).toBeGreaterThan(1000);
  expect(findUnplain(texts)).toEqual([]);
});

test('articles, stories and information pages are in plain English', () => {
  const texts = readContentTexts();
  expect(texts.length).toBeGreaterThan(70);
  expect(findUnplain(texts)).toEqual([]);
});

test('no article contrasts “X, not Y” more than twice', () => {
  const articles = readContentTexts().filter(({ file }) => file.includes('/posts/'));
  expect(articles.length).toBeGreaterThan(50);
  const counts = articles.map(({ file, text }) => ({ file, found: text.match(aphorism) ?? [] }));
  expect(counts.filter(({ found }) => found.length > 2)).toEqual([]);
});
