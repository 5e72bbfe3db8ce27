import { type RecipeIngredient } from '../recipes/recipe';
import { shopAmount, sumOfAmounts } from './shop-amount';

const ingredient = (food: string, grams: number, household: string): RecipeIngredient => ({
  food,
  grams,
  household,
  preparation: '',
});

test.each([
  ['egg', 100, '2 eggs', 2, 'piece'],
  ['carrot', 90, '1 1/2 carrots', 1.5, 'piece'],
  ['red-pepper', 40, '1/3 red pepper', 1 / 3, 'piece'],
  ['avocado', 70, '1/2 small ripe avocado', 0.5, 'piece'],
  ['lentils', 200, '80 g dry (200 g cooked)', 80, 'g'],
  ['beef-mince', 75, '100 g (75 g cooked)', 100, 'g'],
  ['chickpeas', 120, '120 g, drained, from a tin in water without salt', 0.5, 'tin'],
  ['coconut-milk', 70, '70 ml', 70, 'ml'],
  ['sardine', 60, '2/3 small tin, drained', 2 / 3, 'tin'],
  ['sardine', 85, '1 small tin, drained', 1, 'tin'],
  ['oats', 40, '5 tbsp', 40, 'g'],
  ['broccoli', 70, '4 florets', 70, 'g'],
] as const)('%s, %d g, %s: buy %d %s', (food, grams, household, amount, unit) => {
  const bought = shopAmount(ingredient(food, grams, household));
  expect(bought.unit).toBe(unit);
  expect(bought.amount).toBeCloseTo(amount);
});

it('adds up each unit for itself', () => {
  expect(
    sumOfAmounts([
      { amount: 1.5, unit: 'piece' },
      { amount: 60, unit: 'g' },
      { amount: 2, unit: 'piece' },
    ]),
  ).toEqual([
    { amount: 3.5, unit: 'piece' },
    { amount: 60, unit: 'g' },
  ]);
});
