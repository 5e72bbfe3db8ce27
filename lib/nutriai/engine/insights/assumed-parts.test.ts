import { readTextItem } from './read-text-item';

const allergensIn = (text: string) =>
  readTextItem(text, { grams: undefined, weights: [], ageMonths: 9, locale: undefined }).allergens.toSorted();

it.each([
  ['scrambled eggs', ['egg']],
  ['scrambled eggs with butter', ['egg', 'milk']],
  ['scrambled eggs made with milk', ['egg', 'milk']],
  ['omelette', ['egg']],
  ['pancakes', ['egg', 'gluten', 'milk', 'wheat']],
  ['porridge with banana', ['gluten']],
])('takes of "%s" for eaten what its words name or what is always in it', (text, allergens) => {
  expect(allergensIn(text)).toEqual(allergens);
});
