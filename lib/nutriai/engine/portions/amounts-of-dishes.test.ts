import { readTextItem } from '../insights/read-text-item';

function gramsOf(text: string, ageMonths = 24): Record<string, number> {
  const { foods } = readTextItem(text, { grams: undefined, weights: [], ageMonths, locale: 'uk' });
  const weighed = foods.filter(({ grams }) => (grams ?? 0) > 0);
  return Object.fromEntries(weighed.map(({ food, grams }) => [food.id, Math.round(grams ?? 0)]));
}

const sumOf = (text: string, ageMonths?: number) =>
  Object.values(gramsOf(text, ageMonths)).reduce((sum, grams) => sum + grams, 0);

describe('an amount behind a dish of several foods', () => {
  it.each([
    ['veg curry with rice, few mouthfuls', 20, 60],
    ['bulgogi and rice few bites', 15, 60],
    ['3 hapjes spinazie met aardappel', 12, 45],
    ['3 kaşık kuru fasulye ve pilav', 30, 75],
    ['scone w jam 1/2', 20, 45],
    ['penne with tomato sauce - 10 pieces', 20, 60],
    ['cup of hot choc made w milk, small', 90, 200],
  ])('is of all of it: %s', (text, least, most) => {
    expect(sumOf(text)).toBeGreaterThanOrEqual(least);
    expect(sumOf(text)).toBeLessThanOrEqual(most);
  });

  it('is of the last food alone behind a list', () => {
    expect(gramsOf('toast, banana, few bites')['white-bread']).toBe(35);
  });
});

it.each([
  ['bacon 1 rasher chopped', 'bacon'],
  ['beans on toast, 1 slice toast', 'beans-on-toast'],
  ['1 mini muffin banana', 'muffin'],
  ['udon 5 noodles', 'egg-noodles'],
])('counts what is named twice once: %s', (text, only) => {
  expect(Object.keys(gramsOf(text))).toEqual([only]);
});

it('counts how many sticks there were, which stand before the dip', () => {
  expect(gramsOf('carrot sticks and ranch, 5 sticks')).toMatchObject({
    carrot: expect.any(Number) as number,
  });
  expect(gramsOf('carrot sticks and ranch, 5 sticks')['ranch-dressing']).toBeLessThan(25);
});
