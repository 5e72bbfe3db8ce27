import { readTextItem } from '../insights/read-text-item';

const grams = (text: string, ageMonths = 24) =>
  Math.round(
    readTextItem(text, { grams: undefined, weights: [], ageMonths, locale: 'uk' }).foods.reduce(
      (sum, food) => sum + (food.grams ?? 0),
      0,
    ),
  );

it.each([
  ['about 50% of the porridge', 'half of the porridge'],
  ['macaroni cheese, ate about 25%', 'macaroni cheese, ate a quarter'],
  ['twice his usual portion of porridge', '2 portions of porridge'],
  ['pasta, seconds', '2 portions of pasta'],
  ['crusts only from 2 slices', '0.6 slices of bread'],
  ['bag of crisps, shared half each with her sister', 'half a bag of crisps'],
  ['choc digestive, two, found the tin himself', '2 choc digestives'],
  ['beef strip to suck on', 'taste of beef'],
  ['pizza 1 slice (margherita)', '1 slice of pizza'],
  ['samosa 1 small veg', '1 small samosa'],
  ['ravioli, 5 big ones, spinach ricotta', '5 big ravioli'],
  ['all of his banana', '1 banana'],
  ['1/4 of a jar banana & apple, the 120g ones', '30 g apple puree'],
  ['happy meal - 4 nuggets, 6 fries', '4 nuggets, 6 fries'],
  ['mince & tatties 100 g', '100 g cottage pie'],
  ['1 fingr of toast', '1 finger of toast'],
  ['soup, an espresso cup', '50 ml soup'],
  ['a lassi', '150 ml lassi'],
])('%s is counted as %s', (text, meant) => {
  expect(grams(text)).toBe(grams(meant));
  expect(grams(text)).toBeGreaterThan(0);
});

it('takes no drink for a part of itself', () => {
  expect(grams('150 ml 2% milk')).toBe(grams('150 ml semi-skimmed milk'));
});

it('takes the cubes of a young baby for frozen purée, and tofu at any age for cut', () => {
  expect(grams('2 cubes sweet potato', 6)).toBe(40);
  expect(grams('2 cubes sweet potato', 12)).toBe(20);
  expect(grams('4 cubes of tofu', 6)).toBe(48);
});

it('leaves the rest of a dish of which one part was left', () => {
  const all = grams('fish and chips');
  expect(grams('fish & chips, left half the chips')).toBe(Math.round(all * 0.75));
});

it('has no more of a stew than goes with a strip of bread', () => {
  expect(grams('injera strip with shiro', 15)).toBeLessThan(60);
});

it('counts a bowl for rice by what it holds, whatever the age', () => {
  expect(grams('half a katori of dal', 12)).toBe(grams('half a katori of dal', 30));
});
