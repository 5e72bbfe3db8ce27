import { readTextItem } from '../insights/read-text-item';

const gramsOf = (text: string, id: string) => {
  const { foods } = readTextItem(text, { grams: undefined, weights: [], ageMonths: 36, locale: 'uk' });
  return foods.find(({ food }) => food.id === id)?.grams ?? 0;
};

it.each([
  ['2 rice cakes with peanut butter', '1 rice cake with peanut butter', 'peanut-butter', 2],
  ['3 slices of toast with butter', '1 slice of toast with butter', 'unsalted-butter', 3],
  ['peanut butter on 2 rice cakes', 'peanut butter on 1 rice cake', 'peanut-butter', 2],
  ['peanut butter on 2 rice cakes', '2 rice cakes with peanut butter', 'peanut-butter', 1],
  ['butter on three slices of toast', '1 slice of toast with butter', 'unsalted-butter', 3],
  ['toast fingers with hummus', 'toast fingers with hummus', 'hummus', 1],
])('%s holds as much of the spread for each piece as %s', (many, one, spread, times) => {
  expect(gramsOf(one, spread)).toBeGreaterThan(0);
  expect(gramsOf(many, spread)).toBeCloseTo(gramsOf(one, spread) * times, 5);
});
