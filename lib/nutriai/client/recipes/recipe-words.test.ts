import type { RecipeIngredientAnswer } from '../../../contract/nutriai-recipes';
import { listedAmount } from './recipe-words';

const lentils = {
  ...{ food: 'lentils', name: 'Lentils', state: 'boiled', grams: 200, line: null, preparation: '' },
  household: '80 g dry (200 g cooked)',
} as RecipeIngredientAnswer;

it.each<[Partial<RecipeIngredientAnswer>, number, string, string]>([
  [{}, 1, '80 g dry', '200 g cooked'],
  [{}, 2, '160 g dry', '400 g cooked'],
  [{ household: '150 g (110 g cooked)', preparation: 'boned' }, 1, '150 g', '110 g cooked, boned'],
  [{ household: '130 g, drained, from a tin', grams: 130 }, 1, '130 g', 'drained, from a tin'],
  [
    { household: '200 g fresh spinach', preparation: 'chopped' },
    1,
    '200 g cooked',
    '200 g fresh spinach, chopped',
  ],
  [{ household: '1 tomato', preparation: 'skinned', grams: 60 }, 1, '60 g cooked', '1 tomato, skinned'],
  [{ household: '2 tbsp', state: 'ready', grams: 30 }, 1.5, '45 g', '3 tbsp'],
  [{ household: '60 g', state: 'raw', grams: 60, preparation: 'grated' }, 1, '60 g', 'grated'],
  [{ line: '100 g lentils', grams: 250 }, 1, '250 g cooked', '100 g lentils'],
])('lists %j, %s times, as %s and %s', (given, factor, amount, how) => {
  expect(listedAmount({ ...lentils, ...given }, factor)).toEqual({ amount, how });
});
