import { cardOfTold } from './card-of-class';

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
