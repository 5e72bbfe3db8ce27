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
  ['8oz water after every feed', 7, 'water-far-too-much-under-12-months'],
  ['200 ml of water with each meal', 8, 'water-far-too-much-under-12-months'],
  ['100 ml de jus de pomme à chaque repas', 18, 'juice-far-too-much'],
  ['chicken livers most days', 12, 'liver-too-often'],
  ['liver several times a week', 15, 'liver-too-often'],
  ['tuna steak four dinners a week', 20, 'limited-mercury-too-often'],
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

it.each([
  [
    '250 ml of cow’s milk at breakfast. Then 250 ml after nursery. At bedtime another 300 ml bottle.',
    20,
    'milk-far-too-much',
  ],
  ['500 ml formula and 350 ml cow’s milk a day', 13, 'milk-far-too-much'],
  ['400 ml oat drink and 400 ml whole milk a day', 24, 'milk-far-too-much'],
  ['half a litre of milk in the morning and another half litre at night', 16, 'milk-far-too-much'],
  [
    '100 ml water at breakfast, 100 ml at lunch and another 100 ml at tea',
    9,
    'water-far-too-much-under-12-months',
  ],
  ['juice at every break, 3 oz at ten and 3 oz at three', 18, 'juice-far-too-much'],
  ['half a cup of orange juice, later half a cup of apple juice', 18, 'juice-far-too-much'],
  ['four juices a day', 24, 'juice-far-too-much'],
  ['liver once a week and liver pâté twice a week', 15, 'liver-too-often'],
  ['salmon three times a week, sardines twice a week', 15, 'oily-fish-too-often'],
])('adds up all of a kind in “%s” at %d months', (text, ageMonths, rule) => {
  expect(rulesOf(text, ageMonths)).toContain(rule);
});

it.each([
  ['150 ml milk in the morning and 150 ml before bed', 16, 'milk'],
  ['He drinks 400 ml of milk a day. Is 400 ml of milk a day too much?', 16, 'milk'],
  ['180 ml milk (6 oz), twice a day', 16, 'milk'],
  ['150 ml milk after his nap, at most 500 ml a day', 16, 'milk'],
  ['80 ml water from a cup, and a few sips from his beaker', 9, 'water'],
  ['30 ml of water with every meal', 8, 'water'],
  ['150 ml milk with each meal', 14, 'milk'],
  ['a pint of milk? no about 350 ml whole milk a day, from a cup', 20, 'milk'],
  ['salmon or mackerel twice a week', 16, 'oily-fish-too-often'],
])('does not add up what is said twice or no amount in “%s”', (text, ageMonths, rule) => {
  expect(rulesOf(text, ageMonths).filter((each) => each.startsWith(rule))).toEqual([]);
});
