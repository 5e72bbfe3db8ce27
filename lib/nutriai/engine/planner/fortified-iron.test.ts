import { recipeFacts } from '../recipes/recipe-facts';
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

it('weighs servings by their grams, and says the share to five per cent', () => {
  const [rice, harira] = [eaten('baby-rice-mango-avocado', 100), eaten('thick-harira', 100)];
  const ironOf = ({ candidate: { recipe }, grams }: typeof rice) =>
    ((recipeFacts(recipe).per100G.iron_mg ?? NaN) * grams) / 100;
  const added = fortifiedIronShare([rice]) * ironOf(rice);
  const both = added / (ironOf(rice) + ironOf(harira));
  expect(fortifiedIronShare([rice, harira])).toBeCloseTo(both, 9);
  const twice = { ...harira, grams: 200 };
  expect(fortifiedIronShare([rice, twice])).toBeCloseTo(added / (ironOf(rice) + ironOf(twice)), 9);
  const [, shown] =
    /^About (\d+)% of this plan’s iron comes from /.exec(fortifiedIronNote([rice, harira]) ?? '') ?? [];
  expect(Number(shown) % 5).toBe(0);
  expect(Math.abs(Number(shown) - both * 100)).toBeLessThanOrEqual(2.5);
  expect(fortifiedIronNote([rice])).toMatch(
    /ask your health visitor or doctor whether your baby needs iron drops\.$/,
  );
});
