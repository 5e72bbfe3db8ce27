import { recipeById, recipes } from './recipe-list';
import { textureAt } from './texture-at';

it('says how to serve a dish at an age: the last words that hold', () => {
  const mash = recipeById('avocado-banana-mash');
  if (!mash) throw new Error('The recipe is missing.');
  expect(textureAt(mash, 5)).toBeNull();
  expect(textureAt(mash, 6)).toBe('Mash until smooth.');
  expect(textureAt(mash, 11)).toBe('Mash roughly.');
  expect(textureAt(mash, 30)).toBe('Serve in soft lengthways strips.');
});

it('knows it for every dish from its first age on', () => {
  for (const recipe of recipes) {
    for (let age: number = recipe.ageFromMonths; age <= 36; age += 1) {
      expect([recipe.id, age, textureAt(recipe, age)]).toEqual([recipe.id, age, expect.any(String)]);
    }
  }
});
