import { countedWithAmount, foodsOfMeal } from './foods-of-meal';

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

test.each([
  ['a handful of blueberries and some yoghurt', 'blueberries', 'a handful of blueberries'],
  ['a handful of blueberries and some yoghurt', 'yoghurt', 'some yoghurt'],
  ['toast, most of an omelette', 'omelette', 'most of an omelette'],
  ['Half a banana', 'banana', 'Half a banana'],
  ['banana', 'banana', 'banana'],
  ['some of what everybody else had of the big banana', 'banana', 'banana'],
  ['nana', 'nana, read as banana', 'nana, read as banana'],
])('in “%s” %s is shown as “%s”', (text, words, shown) => {
  const item = { text, amount: null, unit: null, grams: null };
  expect(countedWithAmount({ item: 0, text: words, name: 'Food' }, [item])).toBe(shown);
});
