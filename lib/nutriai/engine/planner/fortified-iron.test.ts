import { recipeById } from '../recipes/recipe-list';
import { fortifiedIronNote, fortifiedIronShare } from './fortified-iron';

function eaten(id: string, grams: number) {
  const recipe = recipeById(id);
  if (!recipe) throw new Error(`No recipe ${id}.`);
  return { candidate: { recipe }, grams };
}

it('finds the iron that was added to cereals', () => {
  expect(fortifiedIronShare([])).toBe(0);
  expect(fortifiedIronShare([eaten('thick-harira', 100)])).toBe(0);
  expect(fortifiedIronShare([eaten('baby-rice-mango-avocado', 100)])).toBeGreaterThan(0.9);
});

it('says so only where a plan rests on it, with the way without', () => {
  expect(fortifiedIronNote([eaten('thick-harira', 300)])).toBeNull();
  const note = fortifiedIronNote([eaten('thick-harira', 100), eaten('baby-rice-mango-avocado', 100)]);
  expect(note).toMatch(/label names iron/);
  expect(note).toMatch(
    /without added iron, make a plan that leaves out “fortified cereal”, serve meat, lentils/,
  );
});
