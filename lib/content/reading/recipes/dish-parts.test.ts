import { recipes } from '../../../nutriai/engine/recipes/recipe-list';
import { dishParts } from './dish-parts';

it('shows of every dish one to four of its own ingredients, each drawing once', () => {
  for (const recipe of recipes) {
    const parts = dishParts(recipe);
    expect([recipe.id, parts.length >= 1 && parts.length <= 4]).toEqual([recipe.id, true]);
    expect(new Set(parts.map(({ path }) => path)).size).toBe(parts.length);
  }
});

it('begins with what weighs most, and leaves out oil, water and spices', () => {
  const dal = recipes.find(({ id }) => id === 'red-lentil-sweet-potato-dal');
  expect(dal && dishParts(dal).map(({ name }) => name)).toEqual(['Lentils', 'Sweet potato', 'Tomato']);
});
