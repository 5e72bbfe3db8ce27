import { type Recipe, reheatingWords } from './recipe';
import { recipeById, recipes } from './recipe-list';
import { kitchenFaults } from './testing/kitchen-faults.test-helper';
import { recipeFaults, shownOf } from './testing/recipe-faults.test-helper';

describe('every recipe, read as a picky parent reads it', () => {
  it('has fair times, order, yields, words, allergens, textures and units', () => {
    const faults = recipes.flatMap((recipe) =>
      recipeFaults(recipe, shownOf(recipe)).map(({ kind, what }) => `${recipe.id}: ${kind}: ${what}`),
    );
    expect(faults).toEqual([]);
  });

  it('says how each thing is cut and how long it boils, in amounts that a kitchen can measure', () => {
    expect(recipes.flatMap((recipe) => kitchenFaults(recipe).map((what) => `${recipe.id}: ${what}`))).toEqual(
      [],
    );
  });
});

describe('a recipe with a fault', () => {
  const id = 'beef-broccoli-baby-rice-mash';
  const kindsOf = (change: (recipe: Recipe) => Partial<Recipe>) => {
    const recipe = recipeById(id);
    if (!recipe) throw new Error(`no recipe ${id}`);
    const faulty = { ...recipe, ...change(recipe) };
    return recipeFaults(faulty, shownOf(faulty)).map(({ kind, what }) => `${kind}: ${what}`);
  };

  it.each<[string, (recipe: Recipe) => Partial<Recipe>]>([
    [
      'never used: olive-oil',
      ({ steps }) => ({ steps: steps.map((step) => step.replace(/\boil\b/g, 'pan')) }),
    ],
    ['used but not listed: kiwi', ({ steps }) => ({ steps: [...steps, 'Stir in the kiwi.'] })],
    ['storage: hard-boiled eggs frozen', ({ steps }) => ({ steps: [...steps, 'Mash the hard eggs in.'] })],
    [
      'storage: meat or fish served cold',
      ({ batch }) => ({ batch: { ...batch, reheating: reheatingWords.cold } }),
    ],
    [
      'finer with age: Blend until smooth.',
      () => ({ textures: { 6: 'Mash finely.', 9: 'Leave soft pieces.', 12: 'Blend until smooth.' } }),
    ],
    ['allergen only in the words: tree_nuts', () => ({ title: 'Beef and almond mash' })],
    ['allergen only in the words: crustaceans', ({ steps }) => ({ steps: [...steps, 'Serve with prawns.'] })],
    [
      'cooked too briefly: beef-mince',
      ({ steps }) => ({ steps: steps.map((s) => s.replace('for 8', 'for 2')) }),
    ],
    [
      'yield does not add up: 9 servings',
      () => ({
        servings: 2,
        batch: { makes: '9 servings', fridgeDays: 1, freezerMonths: 0, reheating: reheatingWords.hot },
      }),
    ],
  ])('is seen: %s', (fault, change) => {
    expect(kindsOf(change)).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
  });
});
