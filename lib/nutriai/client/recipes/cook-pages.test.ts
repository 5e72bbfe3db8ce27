import type { RecipeIngredientAnswer } from '../../../contract/nutriai-recipes';
import { cookPages, minutesInStep } from './cook-pages';

const ingredient = (name: string, line: string | null = null): RecipeIngredientAnswer => ({
  food: name,
  name,
  grams: 10,
  household: '',
  preparation: '',
  state: null,
  line,
  is_counted: true,
});

it('has each food at hand on the step that speaks of it', () => {
  const pages = cookPages({
    steps: ['Simmer the lentils and carrots until soft.', 'Stir in the oil.', 'Cool.'],
    ingredients: [ingredient('Lentils'), ingredient('Carrot'), ingredient('Olive oil')],
  });
  expect(
    pages.map((page) => (page.kind === 'step' ? page.ingredients.map(({ name }) => name) : page.kind)),
  ).toEqual(['start', ['Lentils', 'Carrot'], ['Olive oil'], [], 'serve']);
});

it.each([
  ['Simmer for 20 minutes, until soft.', 20],
  ['Bake for 12–15 minutes.', 12],
  ['Boil 1 min.', 1],
  ['Cook until soft.', null],
  ['Use a 20 cm tin.', null],
])('%s takes %s', (text, minutes) => {
  expect(minutesInStep(text)).toBe(minutes);
});
