import { filterRecipes } from './filter-recipes';
import { recipeFacts } from './recipe-facts';
import { recipeById, recipes } from './recipe-list';
import { isRichIn, portionGrams, portionNutrients } from './recipe-portion';

const ids = (...args: Parameters<typeof filterRecipes>) => filterRecipes(...args).map(({ id }) => id);

describe('filterRecipes', () => {
  it('gives the whole library when nothing is asked', () => {
    expect(filterRecipes({})).toEqual(recipes);
    expect(filterRecipes({ q: '  ' })).toEqual(recipes);
  });

  it('keeps dishes for older children from younger ones', () => {
    expect(ids({ ageMonths: 11 })).not.toContain('crab-corn-soup');
    expect(ids({ ageMonths: 12 })).toContain('crab-corn-soup');
    expect(filterRecipes({ ageMonths: 5 })).toEqual([]);
  });

  it('leaves out what holds an allergen, and what may hold it by its label', () => {
    const free = ids({ excludeAllergens: ['milk'] });
    expect(free).not.toContain('cauliflower-macaroni');
    expect(free).not.toContain('peanut-banana-toast');
    expect(free).toContain('chana-pumpkin-curry');
  });

  it('fits the family’s diet', () => {
    expect(filterRecipes({ diet: 'omnivore' })).toHaveLength(recipes.length);
    expect(filterRecipes({ diet: 'vegan' }).every((recipe) => recipeFacts(recipe).diet.vegan)).toBe(true);
    expect(ids({ diet: 'pescatarian' })).toContain('little-fish-pie');
    expect(ids({ diet: 'vegetarian' })).not.toContain('little-fish-pie');
  });

  it('finds by words of title, kitchen, kind and ingredients, in any number, case and tongue', () => {
    expect(ids({ q: 'Lentils spinach' })).toContain('lentil-spinach-dal');
    expect(ids({ q: 'west african' })).toContain('soft-mild-jollof');
    expect(ids({ q: 'zucchini' })).toContain('courgette-egg-cups');
    expect(ids({ q: 'eggplant' })).toContain('aubergine-chickpea-mash');
    expect(ids({ q: 'helicopter' })).toEqual([]);
  });

  it('asks everything at once', () => {
    const found = filterRecipes({
      ageMonths: 7,
      meal: 'breakfast',
      maxMinutes: 10,
      richIn: 'iron_mg',
      excludeAllergens: ['egg'],
    });
    expect(found.map(({ id }) => id)).toContain('strawberry-baby-cereal');
    for (const recipe of found) {
      expect(recipe.meals).toContain('breakfast');
      expect(recipe.minutes).toBeLessThanOrEqual(10);
      expect(isRichIn(recipe, 'iron_mg', 7)).toBe(true);
    }
  });

  it('searches only among the recipes it is given', () => {
    expect(filterRecipes({}, recipes.slice(0, 3))).toHaveLength(3);
  });
});

describe('a portion', () => {
  const soup = recipeById('crab-corn-soup');
  const mash = recipeById('avocado-banana-mash');
  if (!soup || !mash) throw new Error('Recipes are missing.');

  it('is none before the first age, and grows by the helpings of the age', () => {
    expect(portionGrams(soup, 11)).toBeNull();
    expect(portionNutrients(soup, 11)).toBeNull();
    expect(isRichIn(soup, 'iron_mg', 11)).toBe(false);
    expect(portionGrams(mash, 6)).toBe(75);
    expect(portionGrams(mash, 9)).toBe(100);
    expect(portionGrams(mash, 12)).toBe(150);
  });

  it('carries the nutrients of its grams', () => {
    const per100 = recipeFacts(mash).per100G.energy_kcal ?? 0;
    expect(portionNutrients(mash, 9)?.energy_kcal).toBeCloseTo(per100, 6);
  });

  it('is rich in iron from 1.65 mg under a year, 15 % of 11 mg', () => {
    for (const recipe of filterRecipes({ ageMonths: 6, richIn: 'iron_mg' })) {
      expect(portionNutrients(recipe, 6)?.iron_mg).toBeGreaterThanOrEqual(1.65);
    }
    expect(isRichIn(mash, 'iron_mg', 6)).toBe(false);
  });
});
