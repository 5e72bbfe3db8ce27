import { amountsOfServed } from '../insights/eaten-food';
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

it.each([
  ['a piece of omelette', '1 omelette'],
  ['a piece of pancake', '1 pancake'],
  ['a piece of naan', '1 naan'],
])('takes "%s" for a part of one', (piece, whole) => {
  expect(grams(piece)).toBeGreaterThan(5);
  expect(grams(piece)).toBeLessThan(grams(whole) / 1.5);
});

it('takes a serving of mini pancakes for as much as one of pancakes', () => {
  expect(grams('mini pancakes')).toBe(grams('pancakes'));
});

it.each(['150 g baby rice', '150 g multigrain baby cereal'])(
  'takes "%s" for made up, and not for dry',
  (text) => {
    const { foods } = readTextItem(text, { grams: undefined, weights: [], ageMonths: 8, locale: 'uk' });
    const energy = foods.map((food) => amountsOfServed(food, 'uk')?.energy_kcal ?? 0);
    expect(energy[0]).toBeLessThan(200);
  },
);

it.each([
  ['un trocito de tortilla de patatas', 10, 40],
  ['un pezzettino di pizza', 10, 40],
  ['um pedacinho de bolo', 8, 35],
  ['un petit bout de quiche', 10, 40],
  ['een stukje appeltaart', 12, 60],
  ['kawałeczek kurczaka', 6, 25],
  ['ein Häppchen Lachs', 4, 20],
  ['bir ısırık börek', 3, 20],
  ['قضمة بيتزا', 3, 20],
  ['un mordisco de pan', 3, 15],
])('weighs "%s" as a little piece, neither a crumb nor a serving', (text, least, most) => {
  expect(grams(text)).toBeGreaterThanOrEqual(least);
  expect(grams(text)).toBeLessThanOrEqual(most);
});
