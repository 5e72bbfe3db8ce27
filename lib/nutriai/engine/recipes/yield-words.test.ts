import { recipeById } from './recipe-list';
import { yieldWords } from './yield-words';

test.each([
  ['lentil-kofta-fingers', '14 fingers of about 30 g: 4 servings of about 105 g'],
  ['apple-cinnamon-porridge', '3 bowls of about 95 g'],
  ['white-bean-toast', '3 servings of spread of about 80 g'],
  ['thick-harira', '5 servings of about 105 g'],
])('%s makes %s', (id, words) => {
  const recipe = recipeById(id);
  expect(recipe && yieldWords(recipe)).toBe(words);
});
