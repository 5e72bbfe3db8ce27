import { cardOfTold } from './card-of-class';
import { detectRedFlags } from './detect-red-flags';

const child = { ageMonths: 24, locale: 'uk' as const };

test('a battery is named where one is told of', () => {
  const card = cardOfTold('swallowed-object', 'the little battery is gone from the toy', child);
  expect(card.signs).toEqual(['a battery, a magnet or an object swallowed']);
});

test('a reason that nobody told of is not named, and the card is as urgent', () => {
  const card = cardOfTold('swallowed-object', 'he breathes oddly since a peanut two days ago', child);
  expect(card.level).toBe('now');
  expect(card.message).not.toMatch(/battery/);
  expect(card.title).toMatch(/999/);
});

test('the stone of a fruit is no battery, and is for a doctor today', () => {
  const card = cardOfTold('swallowed-object', 'my son swallowed a plum stone', child);
  expect(card.level).toBe('today');
  expect(card.message).not.toMatch(/battery/);
  expect(cardOfTold('swallowed-object', 'a plum stone and a battery', child).level).toBe('now');
});

test('what can wait for a doctor today has steps of its own', () => {
  const steps = (text: string) => detectRedFlags(text, child.ageMonths)[0]?.steps[0];
  expect(steps('she swallowed a coin this morning')).toMatch(/^Call your doctor or an advice line today/);
  expect(steps('she swallowed a button battery')).toMatch(/^Go to a hospital .* now/);
});
