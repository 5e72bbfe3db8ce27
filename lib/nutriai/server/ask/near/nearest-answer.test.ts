import { exampleIndex } from './example-index';
import { nearestAnswer } from './nearest-answer';
import { foldedWords, topicsIn } from './topics-in';

const nearest = (text: string, months = 9, plain = text) => nearestAnswer({ text, plain, months });

test.each([
  ['mijn dochter kijkt alleen naar de ipad bij het eten', /Switch screens off/],
  ['die kleine schaut nur fernsehen beim essen', /Switch screens off/],
  ['our sitter wants to use the app too, how do i invite her', /invite the other carer/],
])('finds what is written to a phrasing that nobody listed: %s', (question, begins) => {
  expect(nearest(question, 20)?.answer.parts[0]?.text).toMatch(begins);
});

test.each(['who wrote hamlet', 'what is the capital of france', 'asdf qwer', ''])(
  'has nothing to say to what no answer is about: %s',
  (question) => {
    expect(nearest(question)).toBeNull();
  },
);

test('an answer for a younger child, or for another subject by its own words, is not shown', () => {
  const bottle = 'she refuses the bottle from her dad';
  expect(nearest(bottle, 4)?.answer.ageUntil).toBe(12);
  expect(nearest(bottle, 30)).toBeNull();
});

test('a topic is the same in every language, also at the beginning of a word and as a phrase', () => {
  expect([...topicsIn(foldedWords('Wie oft Windeln?'))]).toContain('nappy');
  expect([...topicsIn(foldedWords('diapers'))]).toContain('nappy');
  expect([...topicsIn(foldedWords('Il prend du lait de vache'))]).toContain('cows-milk');
});

test('what few answers are about decides, and what all of them have does not', () => {
  const near = exampleIndex([
    ['how much milk for twins'],
    ['how much milk at one'],
    ['how much milk in tea'],
  ]);
  const [twins, ...others] = near('how much milk do my twins need').map((each) => each.near);
  expect(Math.max(...others)).toBeLessThan((twins ?? 0) * 0.7);
});
