import { assess } from '../safety/assess';

const rulesOf = (text: string, ageMonths: number) =>
  assess({ text }, { ageMonths }).findings.map(({ rule }) => rule);

it.each([
  ['3 bottles of 240 ml whole milk a day', 15, 'milk-far-too-much'],
  ['4 bottles of milk a day, 240 ml each', 15, 'milk-far-too-much'],
  ['a litre and a half of milk', 15, 'milk-far-too-much'],
  ['180 ml of water twice a day', 9, 'water-far-too-much-under-12-months'],
  ['3 glasses of apple juice', 20, 'juice-far-too-much'],
  ['dreimal am Tag ein Glas Wasser, je 200 ml', 9, 'water-far-too-much-under-12-months'],
  ['100 ml water hourly', 9, 'water-far-too-much-under-12-months'],
  ['200 ml water morning, noon and night', 9, 'water-far-too-much-under-12-months'],
  ['two cartons of apple juice of 200 ml', 20, 'juice-far-too-much'],
  ['litro y medio de leche entera al día', 18, 'milk-far-too-much'],
  ['chicken liver on Monday, Wednesday and Friday', 15, 'liver-too-often'],
  ['fifty micrograms of vitamin D', 15, 'vitamin-d-dose'],
  ['five drops of vitamin D at 1000 IU each', 15, 'vitamin-d-dose'],
  ['Vitamin D 4000 I.E. am Tag', 15, 'vitamin-d-dose'],
  ['1% milk as her daily milk', 12, 'skimmed-as-drink'],
  ['du lait 0 % à boire', 12, 'skimmed-as-drink'],
  ['evaporated milk and water in a bottle', 6, 'H3-thinned-milk'],
])('adds up “%s” at %d months', (text, ageMonths, rule) => {
  expect(rulesOf(text, ageMonths)).toContain(rule);
});

it('does not take an ingredient of a recipe for what a child eats', () => {
  const recipe = 'Soup: 400 g carrots, 1 onion, 100 ml olive oil. Simmer and blend.';
  expect(rulesOf(recipe, 9)).not.toContain('oil-amount');
  expect(rulesOf('100 ml olive oil', 9)).toContain('oil-amount');
});

it('takes back that food was left out where the time is short', () => {
  expect(rulesOf('breast milk left out for 90 minutes', 4)).not.toContain('H23-kept-warm');
  expect(rulesOf('breast milk left out for 5 hours', 4)).toContain('H23-kept-warm');
  expect(rulesOf('breast milk left out', 4)).toContain('H23-kept-warm');
  expect(rulesOf('lentil stew left out for 3 hours', 9)).toContain('food-stood-too-long');
});

it('gives each food the frequency that stands nearest to it', () => {
  expect(rulesOf('salmon once a week, banana every day', 12)).not.toContain('oily-fish-too-often');
  expect(rulesOf('banana once a week, salmon every day', 12)).toContain('oily-fish-too-often');
});
