import { foodsOfMeal } from './foods-of-meal';

const text = 'scrambled eggs, strawberries and zorp';
const counted = [
  { item: 1, text: 'scrambled eggs', name: 'Egg' },
  { item: 1, text: 'strawberries', name: 'Strawberries' },
];

it('names each food that was read in a text, and the words that were not', () => {
  const meal = {
    items: [
      { name: 'Rusk', text: null },
      { name: text, text },
    ],
    counted,
    not_counted: [{ text: 'zorp' }],
  };
  expect(foodsOfMeal(meal)).toEqual(['Rusk', 'scrambled eggs', 'strawberries', 'zorp']);
});

it('names a text as a whole where nothing of it was read, as before it is saved', () => {
  expect(foodsOfMeal({ items: [{ name: text, text }], counted: [], not_counted: [] })).toEqual([text]);
});
