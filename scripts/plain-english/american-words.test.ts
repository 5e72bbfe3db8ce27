import { recipes } from '@/lib/nutriai/engine/recipes/recipe-list';
import { inAmericanEnglish } from '@/lib/nutriai/engine/text/american-english';
import { british, britishWordsIn } from './testing/british-words';
import { readContentTexts, readKnowledgeTexts } from './testing/read-texts';

/** Footnotes and addresses are read by nobody. */
const unread = /https?:\S+|\]\([^)]*\)|\[\^[^\]]*\]|^:::\w* .*$|^\[[^\]\n]*\]$/gm;

const britishIn = (text: string) => britishWordsIn(inAmericanEnglish(text.replace(unread, ' ')));

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
