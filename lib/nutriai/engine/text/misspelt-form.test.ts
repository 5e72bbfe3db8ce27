import { misspeltForm } from './misspelt-form';
import { parseIngredients } from './parse-ingredients';

test.each([
  ['steemed', 'steamed'],
  ['mashd', 'mashed'],
  ['mased', 'mashed'],
  ['quaterd', 'quartered'],
  ['scrambeled', 'scrambled'],
])('takes %s for %s', (written, meant) => {
  expect(misspeltForm(written)).toBe(meant);
});

test.each(['frindle', 'zorbax', 'gorbel', 'rwa', 'pear', 'petrol', 'mercury'])(
  'takes %s for no form',
  (written) => {
    expect(misspeltForm(written)).toBeNull();
  },
);

test('a form is rather meant than a food that it is as near to', () => {
  expect(parseIngredients('egg well coked').ingredients.map(({ food }) => food)).toEqual(['egg']);
});

test('a misspelt form is read like the form', () => {
  const [food] = parseIngredients('steemed brocoli').ingredients;
  expect(food).toMatchObject({ food: 'broccoli', preparations: expect.arrayContaining(['steamed']) });
});

test('a time of day is no word', () => {
  expect(parseIngredients('180 ml formula at 7am').unknown).toEqual([]);
});
