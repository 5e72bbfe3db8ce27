import { readHandling } from './read-handling';
import { safetyCheckJson } from '../safety/safety-check-json';

const verdictOf = (text: string, ageMonths = 24) =>
  safetyCheckJson({ text, age_months: ageMonths, allergies: [] }).verdict;

const foods = ['mashed banana', 'toast fingers', 'soft pasta with tomato sauce'];
const meanwhiles = ['while', 'whilst', 'as', 'when'];
const children = ['he', 'she is', 'our toddler', 'the twins are'];
const doings = ['running around', 'climbing the stairs', 'playing tag', 'bouncing on the bed', 'giggling'];

it('blocks each food that is eaten while the child moves, plays or laughs', () => {
  const texts = foods.flatMap((food) =>
    meanwhiles.flatMap((word) =>
      children.flatMap((child) => doings.map((doing) => `${food} ${word} ${child} ${doing}`)),
    ),
  );
  expect(texts.filter((text) => verdictOf(text) !== 'block')).toEqual([]);
});

it('frees each food that is eaten before, after or beside it', () => {
  const around = ['after', 'before', 'long after'].flatMap((word) =>
    doings.map((doing) => `mashed banana ${word} ${doing}`),
  );
  const others = ['his brother is', 'her sister is', 'the dog is', 'I am'].flatMap((who) =>
    doings.map((doing) => `mashed banana while ${who} ${doing}`),
  );
  const texts = [...around, ...others, 'mashed banana, never while running', 'sips of water while she plays'];
  expect(texts.filter((text) => verdictOf(text) === 'block')).toEqual([]);
});

it.each(['breast milk while she falls asleep', 'formula while he is lying down'])(
  'leaves “%s” to how a milk feed is given',
  (text) => {
    expect(verdictOf(text, 8)).not.toBe('block');
  },
);

const waters = ['60 ml of', 'an ounce of', '30 ml', 'two ounces of'];
it.each(waters)('reads “extra water” with “%s” in the middle of it', (amount) => {
  expect(verdictOf(`formula with an extra ${amount} water`, 3)).toBe('block');
  const said = readHandling(`formula with no extra ${amount} water`).flatMap(({ statements }) => [
    ...statements,
  ]);
  expect(said).not.toContain('less-powder');
});
