import { parseIngredients } from './parse-ingredients';

const readIn = (text: string) => {
  const { ingredients, unknown, guesses } = parseIngredients(text);
  return {
    foods: ingredients.map(({ food }) => food),
    preparations: ingredients[0]?.preparations,
    unknown,
    guesses,
  };
};

test.each([
  ['Pastinakenpüree', 'parsnip', 'pureed'],
  ['Himbeermus', 'raspberry', 'pureed'],
  ['Goudawürfel', 'gouda', 'cubes'],
  ['Karottensticks', 'carrot', 'sticks'],
  ['Apfelstückchen', 'apple', 'chunks'],
  ['Gurkenscheiben', 'cucumber', 'coins'],
])('reads %s as a food and its form', (text, food, preparation) => {
  const { foods, preparations, unknown, guesses } = readIn(text);
  expect({ foods, unknown, guesses }).toEqual({ foods: [food], unknown: [], guesses: [] });
  expect(preparations).toContain(preparation);
});

test.each(['Brokkoliröschen', 'Zucchinipuffer', 'Kalbfleischbällchen', 'Birnenbrei'])(
  'understands %s',
  (text) => {
    const { foods, unknown, guesses } = readIn(text);
    expect({ count: foods.length, unknown, guesses }).toEqual({ count: 1, unknown: [], guesses: [] });
  },
);

test.each(['Zorbelmus', 'Blimwürfel'])('does not understand %s', (text) => {
  expect(readIn(text).unknown).toHaveLength(1);
});
