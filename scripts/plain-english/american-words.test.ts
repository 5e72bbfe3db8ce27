import { parse } from 'yaml';
import * as z from 'zod';
import { recipes } from '@/lib/nutriai/engine/recipes/recipe-list';
import { knowledge } from '@/lib/nutriai/engine/knowledge/knowledge';
import { inAmericanEnglish } from '@/lib/nutriai/engine/text/american-english';
import { readContentTexts, readKnowledgeTexts, readRootFile } from './testing/read-texts';

const listed = z
  .record(z.string(), z.array(z.string()))
  .parse(parse(readRootFile('scripts/plain-english/british-words.yaml')));
const british = Object.values(listed).flat();

/** Footnotes and addresses are read by nobody. */
const unread = /https?:\S+|\]\([^)]*\)|\[\^[^\]]*\]|^:::\w* .*$|^\[[^\]\n]*\]$/gm;

const escaped = (words: readonly string[]) =>
  words
    .toSorted((one, two) => two.length - one.length)
    .map((word) => word.replace(/[- ]/g, '[- ]').replace(/[()]/g, String.raw`\$&`))
    .join('|');
const britishWord = new RegExp(`(?<![\\p{L}\\d/-])(?:${escaped(british)})(?![\\p{L}\\d])`, 'giu');
/** Names that keep their British words: of a college, of dishes, and of what stays as it is everywhere. */
const staying = Object.values(knowledge.americanWords.words).filter(
  (name) => name.match(britishWord) !== null,
);
const stayingName = new RegExp(`(?<!\\p{L})(?:${escaped(staying)})(?!\\p{L})`, 'giu');

function britishIn(text: string): string[] {
  const american = inAmericanEnglish(text.replace(unread, ' ')).replace(stayingName, ' ');
  return [...american.matchAll(britishWord)].map(
    ({ 0: found, index }) =>
      `${found}: ${american.slice(Math.max(0, index - 30), index + 40).replace(/\s+/g, ' ')}`,
  );
}

/** "diaper (diaper)", "doctor or doctor" */
const twice = /(?<![\p{L}-])(\p{L}{3,}(?: \p{L}+)?)(?: or | and |, | \()\1(?![\p{L}-])/giu;
const twiceIn = (text: string) => [...text.replace(unread, ' ').matchAll(twice)].map(([found]) => found);

test('lists at least 120 words that no American says, each once', () => {
  expect(british.length).toBeGreaterThanOrEqual(120);
  expect(new Set(british).size).toBe(british.length);
});

describe.each([
  ['articles, stories and information pages', readContentTexts],
  ['the knowledge', readKnowledgeTexts],
  [
    'recipes',
    () => recipes.flatMap(({ id, title, steps }) => [title, ...steps].map((text) => ({ file: id, text }))),
  ],
])('%s in American English', (_, read) => {
  const texts = read();

  test('have no British word', () => {
    const found = texts.flatMap(({ file, text }) => britishIn(text).map((each) => `${file}: ${each}`));
    expect(found).toEqual([]);
  });

  test('say nothing twice that was told in both Englishes', () => {
    const found = texts.flatMap(({ file, text }) => {
      const before = twiceIn(text).map((each) => each.toLowerCase());
      return twiceIn(inAmericanEnglish(text.replace(unread, ' ')))
        .filter((each) => !before.includes(each.toLowerCase()))
        .map((each) => `${file}: ${each}`);
    });
    expect(found).toEqual([]);
  });
});
