import {
  amountOfBatches,
  byAisle,
  shoppingText,
  shortfallSize,
  spanText,
  toBuyWords,
  weightWords,
} from './plan-words';

const item = (
  food: string,
  aisle: 'fruit_and_vegetables' | 'dairy_and_eggs',
  grams: number,
  in_pantry = false,
) => ({
  food,
  name: food,
  aisle,
  grams,
  recipes: [],
  in_pantry,
});
const list = [
  item('Carrot', 'fruit_and_vegetables', 450),
  item('Pear', 'fruit_and_vegetables', 1240),
  item('Butter', 'dairy_and_eggs', 30, true),
  item('Egg', 'dairy_and_eggs', 120),
];
const days = { start_date: '2026-11-23', end_date: '2026-11-29' };

it('says how many times a recipe is made', () => {
  expect([1.5, 2, 2.5, 3].map(amountOfBatches)).toEqual(['1½ times', 'twice', '2½ times', '3 times']);
});

it('says weights as a shop does', () => {
  expect([12.6, 999, 1240, 2000].map(weightWords)).toEqual(['13 g', '999 g', '1.2 kg', '2 kg']);
  expect(toBuyWords({ aisle: 'herbs_and_spices', grams: 2 })).toBe('a little');
  expect(toBuyWords({ aisle: 'oils_and_fats', grams: 2 })).toBe('2 g');
});

it.each([
  [[{ amount: 1.5, unit: 'piece' as const }], 1, '2'],
  [[{ amount: 0.99, unit: 'piece' as const }], 1, '1'],
  [[{ amount: 1.5, unit: 'piece' as const }], 3, '5'],
  [[{ amount: 0.5, unit: 'tin' as const }], 1, '1 tin'],
  [[{ amount: 0.5, unit: 'tin' as const }], 4, '2 tins'],
  [[{ amount: 105, unit: 'g' as const }], 2, '210 g'],
  [[{ amount: 70, unit: 'ml' as const }], 1, '70 ml'],
  [
    [
      { amount: 2, unit: 'piece' as const },
      { amount: 60, unit: 'g' as const },
    ],
    1,
    '2 and 60 g',
  ],
])('says %j, %d batches, as a shop sells it: %s', (buy, batches, words) => {
  expect(toBuyWords({ aisle: 'fruit_and_vegetables', grams: 100, buy }, batches)).toBe(words);
});

it('goes through the aisles in their order', () => {
  expect(byAisle(list).map(({ name, items }) => [name, items.length])).toEqual([
    ['Fruit and vegetables', 2],
    ['Dairy and eggs', 2],
  ]);
});

it('writes down what is left to buy', () => {
  expect(shoppingText({ ...days, shopping_list: list }, new Set(['Carrot']))).toBe(
    'Shopping for 23 Nov – 29 Nov\n\nFruit and vegetables\n- Pear, 1.2 kg\n\nDairy and eggs\n- Egg, 120 g',
  );
});

it('names the days and how short something is', () => {
  expect(spanText(days)).toBe('23 Nov – 29 Nov');
  expect(spanText({ start_date: '2026-11-23', end_date: '2026-11-23' })).toBe('Monday 23 November');
  const shortfall = { share: 0, why: '', what_helps: [], sources: [] };
  expect(shortfallSize({ ...shortfall, nutrient: 'iron_mg', have: 6.68, need: 10.83 })).toBe(
    '6.7 of 11 mg a day from food',
  );
  expect(shortfallSize({ ...shortfall, nutrient: 'sodium_mg', have: 450, need: 400 })).toBe(
    '450 mg a day; the limit is 400 mg',
  );
  expect(shortfallSize({ ...shortfall, nutrient: 'food_groups', have: 4, need: 5 })).toBe(
    '4 of 5 on the poorest day',
  );
});
