import { readTextItem } from '../insights/read-text-item';

function gramsOf(text: string, ageMonths: number): Record<string, number> {
  const { foods } = readTextItem(text, { grams: undefined, weights: [], ageMonths, locale: 'uk' });
  const weighed = foods.filter(({ grams }) => (grams ?? 0) > 0);
  return Object.fromEntries(weighed.map(({ food, grams }) => [food.id, Math.round(grams ?? 0)]));
}

const sumOf = (text: string, ageMonths = 24) =>
  Object.values(gramsOf(text, ageMonths)).reduce((sum, grams) => sum + grams, 0);

it.each([
  ['10ish blueberries', '10 blueberries'],
  ['blueberries - 10ish', '10 blueberries'],
  ['porridge at 8ish', 'porridge'],
  ['apple juice 100ml diluted half and half', '100 ml diluted apple juice'],
  ['apple slices, about half an apple', 'half an apple'],
  ['strip of chicken - mostly gummed it', 'taste of chicken'],
  ['avo toast fingers x4', '4 fingers of toast with avocado'],
  ['avo toast 1 finger', '1 finger of toast with avocado'],
  ['weetabix, half a biscuit', 'half a weetabix'],
  ['gerber tub carrots 2oz', '2 oz carrots'],
  ['leftover lasagne, she had quite a bit', 'lasagne'],
  ['pear halves x2', '1 pear'],
  ['almond butter on a spoon 1 tsp', '1 tsp almond butter'],
  ['paella, handful of rice', 'handful of rice'],
  ['yoghurt and granola 1 tbsp', 'yoghurt, 1 tbsp granola'],
  ['corn on the cob, nibbled half', 'corn on the cob, ate half'],
  ['2 x 60g fromage frais', '120 g fromage frais'],
  ['bowl of grapes, about 15', '15 grapes'],
  ['just the cheese off a slice of pizza', 'cheese'],
  ['threw the crusts but ate the rest of a ham sandwich', 'ham sandwich, no crusts'],
  ['peanut butter & jam on 2 crackers', '2 crackers with peanut butter with jam'],
  ['energy ball 1 (dates oats)', '1 energy ball'],
  ['carrot puffs, a bag', 'bag of carrot puffs'],
  ['mini milk lolly', 'mini milk'],
  ['ham roll up', 'slice of ham'],
  ['two teaspoons carrot, one of potato', '2 tsp carrot and 1 tsp potato'],
  ['sausage roll, ate about a third', 'a third of 1 sausage roll'],
  ['kasha with butter 3 tbsp', 'kasha and butter 3 tbsp'],
  ['egg cup of soup', 'shot glass of soup'],
])('%s is counted as %s', (text, meant) => {
  expect(sumOf(text)).toBe(sumOf(meant));
  expect(sumOf(text)).toBeGreaterThan(0);
});

it.each([
  ['cheese and crackers (3 crackers)', 23, 18, 46],
  ['tomato soup & bread roll', 34, 132, 308],
  ['rice cakes - 2 (baby ones)', 22, 2, 7],
  ['cup of hot chocolate', 36, 111, 259],
  ['kids meal pizza (whole small one)', 22, 100, 280],
  ['50g baby rice made up w formula', 6, 40, 60],
  ['popsicle (homemade yogurt and berry)', 28, 30, 99],
  ['colcannon good dollop', 33, 37, 135],
  ['kanapka z szynką i pomidorem', 30, 45, 105],
  ['Flasche 180 ml, 30 ml Rest', 5, 140, 170],
  ['papinha de arroz feijão e carne, meio prato', 12, 50, 175],
  ['mezzo vasetto di omogeneizzato di mela', 7, 27, 63],
  ['soupe de légumes 1 louche avec vermicelles', 25, 80, 200],
  ['quart de pomme en lamelles, a tout recraché presque', 16, 1, 20],
  ['une assiette de lentilles saucisse, laissé la saucisse', 36, 65, 215],
  ['stracchino un cucchiaino e mezzo panino', 13, 15, 50],
  ['une demi-part de quiche', 22, 25, 72],
  ['صحن رز مع دجاج صغير', 24, 72, 188],
  ['आधी रोटी दूध में भिगोकर', 12, 42, 128],
  ['رضعة صناعي ١٢٠ مل', 3, 100, 140],
  ['about 40g pureed chicken and apricot', 8, 26, 56],
  ['1.5oz chicken & rice puree', 9, 21, 69],
  ['apple and pear puree', 7, 22, 72],
  ["1/2 ella's kitchen strawberry & apple pouch (120g)", 10, 50, 70],
  ['flesje 180 ml, 40 over', 9, 130, 155],
  ['pierogi x3 potato', 19, 90, 170],
  ['un quart de baguette avec du beurre', 20, 32, 104],
  ['mezzo omogeneizzato di manzo e 2 cucchiai di crema di riso', 10, 40, 128],
])('%s weighs what a dietitian would accept', (text, ageMonths, least, most) => {
  const grams = sumOf(text, ageMonths);
  expect(grams).toBeGreaterThanOrEqual(least);
  expect(grams).toBeLessThanOrEqual(most);
});
