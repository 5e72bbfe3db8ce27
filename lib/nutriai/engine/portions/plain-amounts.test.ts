import { readTextItem } from '../insights/read-text-item';
import { withPlainAmounts } from './plain-amounts';

describe('an amount as it is typed', () => {
  it.each([
    ['.5 oz cheddar', '0.5 oz cheddar'],
    ['avocado (.25)', 'avocado (0.25)'],
    [',5 l milk', '0.5 l milk'],
    ['1onza de pollo', '1oz de pollo'],
    ['3EL Joghurt', '3 EL Joghurt'],
    ['2slices toast', '2 slices toast'],
    ['4 c. à soupe de riz', '4 tbsp de riz'],
    ['2 cuil à café de compote', '2 tsp de compote'],
    ['unas cucharadas soperas de arroz', 'unas tbsp de arroz'],
    ['2 cdas. de arroz', '2 tbsp de arroz'],
    ['2 cucchiai da minestra di riso', '2 tbsp di riso'],
    ['2 c. sopa de arroz', '2 tbsp de arroz'],
    ['2 łyżki stołowe ryżu', '2 tbsp ryżu'],
  ])('%s is written out', (text, plain) => {
    expect(withPlainAmounts(text)).toBe(plain);
  });

  it.each([
    'toast. 5 grapes',
    'banana ,5 grapes',
    'peas, .',
    '7up',
    'grapes cut in 4ths',
    'soupe de carottes',
    'café au lait',
    'soup in a cup',
  ])('%s stays', (text) => {
    expect(withPlainAmounts(text)).toBe(text);
  });
});

it('counts spoons of other languages as spoons, also for an American child', () => {
  const grams = (text: string) =>
    readTextItem(text, { grams: undefined, weights: [], ageMonths: 12, locale: 'us' }).foods.reduce(
      (sum, food) => sum + (food.grams ?? 0),
      0,
    );
  const four = grams('4 tbsp carrot puree');
  expect(grams('4 c. à soupe de purée de carottes')).toBeCloseTo(four, 5);
  expect(grams('4 cucharadas soperas de puré de zanahoria')).toBeCloseTo(four, 5);
  expect(grams('2 łyżki jogurtu')).toBeCloseTo(grams('2 tbsp yoghurt'), 5);
  expect(grams('.5 oz cheddar')).toBeCloseTo(14.2, 1);
});
