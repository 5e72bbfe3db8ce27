import { recipes } from './recipe-list';
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
