import { readCodeTexts, readContentTexts, readKnowledgeTexts, type ReadText } from './testing/read-texts';
import { repeatedWords, unknownWords } from './testing/spelling';

/** A sentence, or the beginning of one: other strings of code are names, classes and queries. */
const sentence = /^[A-Z“‘].* |[a-z] [a-z]+\.$/;
const notSentence = /[{}<>=;_\\]|--|\b(?:SELECT|UPDATE|INSERT|DELETE FROM|CREATE|ALTER|WHERE)\b/;

const screens = () =>
  readCodeTexts(['components', 'app', 'lib/accounts', 'lib/content', 'lib/nutriai', 'lib/assistant']).filter(
    ({ file, text }) => !file.includes('/schemas/') && sentence.test(text) && !notSentence.test(text),
  );

const misspelt = (texts: readonly ReadText[]) =>
  texts.flatMap(({ file, text }) => unknownWords(text).map((found) => `${file}: ${found}`));

const repeated = (texts: readonly ReadText[]) =>
  texts.flatMap(({ file, text }) => repeatedWords(text).map((found) => `${file}: ${found}`));

test('a misspelt, an American and a repeated word are found, and names are not', () => {
  expect(unknownWords('Recieve the coloured color of NutriAI’s tahini, and don’t `kdfj`.')).toEqual([
    'Recieve',
    'color',
  ]);
  expect(repeatedWords('Wait until the the food cools. Bye-bye bye.')).toEqual(['the the']);
});

describe.each([
  ['articles, stories and information pages', readContentTexts, 80],
  ['the knowledge', readKnowledgeTexts, 1000],
  ['screens and messages', screens, 2000],
])('%s', (_, read, least) => {
  const texts = read();

  test('use words that a dictionary has', () => {
    expect(texts.length).toBeGreaterThan(least);
    expect([...new Set(misspelt(texts))]).toEqual([]);
  });

  test('repeat no word', () => {
    expect(repeated(texts)).toEqual([]);
  });
});
