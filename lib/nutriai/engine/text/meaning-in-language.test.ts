import { knowledge } from '../knowledge/knowledge';
import { parseIngredients } from './parse-ingredients';

const foodsIn = (text: string) =>
  parseIngredients(text).ingredients.map(({ food, compound }) => food ?? compound);

test.each([
  ['raisins coupés en deux pour bébé', ['grapes']],
  ['porridge with raisins', ['oats', 'raisins']],
  ['maçã cozida', ['apple']],
  ['maca cozida com canela para o bebê', ['apple', 'cinnamon']],
  ['a spoon of maca', ['maca-root']],
  ['riso caldo con zucchina morbida', ['white-rice', 'courgette']],
  ['caldo de pollo con arroz y zanahoria', expect.arrayContaining(['white-rice', 'carrot'])],
  ['peperoni arrostiti e frullati', ['red-pepper']],
  ['pizza with pepperoni and a salsa', expect.not.arrayContaining(['parsley'])],
])('reads the foods of “%s” in its language', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods);
});

test.each(Object.entries(knowledge.namesByLanguage))(
  'knows what %s means in each language',
  (_word, names) => {
    for (const name of Object.values(names)) expect(foodsIn(name)).toHaveLength(name === 'no food' ? 0 : 1);
  },
);
