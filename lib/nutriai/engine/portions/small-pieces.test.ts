import { readTextItem } from '../insights/read-text-item';

const grams = (text: string) =>
  readTextItem(text, { grams: undefined, weights: [], ageMonths: 24, locale: 'us' }).foods.reduce(
    (sum, food) => sum + (food.grams ?? 0),
    0,
  );

it.each([
  ['2 donut holes', 28],
  ['6 pita chips', 18],
  ['5 sweet potato tots', 45],
  ['10 oyster crackers', 10],
  ['4 veggie straws', 3],
  ['2 gummy bears', 4.4],
  ['1 tamale', 140],
  ['1 arepita', 30],
  ['1 egg roll', 85],
])('weighs "%s" by its own piece, and not by the whole that it is named after', (text, weight) => {
  expect(grams(text)).toBeCloseTo(weight, 0);
});

it('reads shortened words of size', () => {
  expect(grams('1 med banana')).toBe(grams('1 banana'));
  expect(grams('1 lrg banana')).toBe(grams('1 large banana'));
});
