import { readQuestion } from '../read-question';
import { askedFor } from './asked-for';
import { candidatesFor } from './nearest-answer';
import { rankedCandidates } from './ranked-candidates';
import { foldedWords, topicsIn } from './topics-in';

const nearest = (text: string, months = 9) =>
  candidatesFor(readQuestion(text, null), months).all.toSorted((one, other) => other.score - one.score)[0];

const begins = (text: string, months = 9) => {
  const found = nearest(text, months)?.found;
  return typeof found === 'object' ? (found.parts[0]?.text ?? '') : found;
};

test.each([
  ['mijn dochter kijkt alleen naar de ipad bij het eten', /Switch screens off/],
  ['our sitter wants to use the app too, how do i invite her', /invite the other carer/],
  ['granny keeps slipping her chocolate buttons', /^(?:Say it once, calmly|Agree one rule with them)/],
])('finds what is written to a phrasing that nobody listed: %s', (question, expected) => {
  expect(begins(question, 20)).toMatch(expected);
});

test.each([
  ['can my son have mango at 8 months', 'route may-eat'],
  ['how much did she drink yesterday', 'log eaten-today'],
  ['who won the match last night', 'none off-topic'],
])('finds where a question goes for which nothing is written: %s', (text, route) => {
  const question = readQuestion(text, null);
  const rules = { question, candidates: candidatesFor(question, 9), written: [], kind: null, hasBaby: false };
  expect(rankedCandidates(rules)[0]?.found).toBe(route);
});

test('what the embedding model holds likely is added to the score of that answer', () => {
  const question = readQuestion('only likes left boob. im lopsided lol. does it matter', null);
  const name = 'baby only wants the left breast';
  const scoreWith = (share: number) =>
    candidatesFor(question, 3, [{ name, share }]).all.find(
      ({ found }) => typeof found === 'object' && found.examples?.[0] === name,
    )?.score ?? 0;
  expect(scoreWith(1) - scoreWith(0)).toBeCloseTo(0.6);
});

test.each([
  ['what is the weather tomorrow', 'log planned-meals'],
  ['safe sleep', 'is it safe to co sleep'],
])('it has no say in where else a question goes, nor in one of few words: %s', (text, name) => {
  const question = readQuestion(text, null);
  expect(candidatesFor(question, 9, [{ name, share: 1 }]).all).toEqual(candidatesFor(question, 9).all);
});

test('an answer for a younger child is not found for an older one', () => {
  const found = nearest('she refuses the bottle from her dad', 30)?.found;
  expect(typeof found === 'object' ? (found.ageUntil ?? Infinity) : Infinity).toBeGreaterThan(30);
});

test('a food that is asked about stays with the rules', () => {
  const question = readQuestion('kiwi at 8 months', null);
  const candidates = candidatesFor(question, 8);
  expect(askedFor({ question, candidates, written: [], kind: 'food', hasBaby: false })).toMatchObject({
    kind: 'food',
  });
});

test('a topic is the same in every language, also at the beginning of a word and as a phrase', () => {
  expect([...topicsIn(foldedWords('Wie oft Windeln?'))]).toContain('nappy');
  expect([...topicsIn(foldedWords('diapers'))]).toContain('nappy');
  expect([...topicsIn(foldedWords('Il prend du lait de vache'))]).toContain('cows-milk');
});
