import { recipes } from '../../../nutriai/engine/recipes/recipe-list';
import { recipeData } from '../../publishing/recipe-data';
import { recipeChoice, recipeCount, recipeListing } from './recipe-listing';
import { recipePage } from './recipe-page';
import { structuredDataProblems } from '../../publishing/testing/structured-data-rules';

jest.mock('../../../platform/settings/settings', () => ({
  getSettings: () => ({ SITE_NAME: 'Little Pear', SITE_URL: 'https://pear.example' }),
}));

const pages = recipes.map(({ id }) => {
  const page = recipePage(id);
  if (!page) throw new Error(`No page of ${id}`);
  return page;
});

test('every recipe of the library has a page with all its parts', () => {
  for (const page of pages) {
    const { recipe } = page;
    expect([recipe.id, page.ingredients.length]).toEqual([recipe.id, recipe.ingredients.length]);
    expect(page.ingredients.every(({ what }) => /^(?:[\d½¼¾⅓⅔]|an? |just |\w[^:]*: )/.test(what))).toBe(true);
    expect(page.servings[0]?.fromMonths).toBeLessThanOrEqual(recipe.ageFromMonths);
    expect(page.shares.map(({ code }) => code)).toContain('iron_mg');
    expect(page.sources.length).toBeGreaterThan(1);
    expect(page.related).toHaveLength(4);
    expect(page.related.map(({ path }) => path)).not.toContain(page.path);
    expect(page.notes.some(({ severity }) => severity === 'block')).toBe(false);
  }
});

test('says of every recipe what search engines ask, by their rules', () => {
  for (const page of pages)
    expect([page.path, structuredDataProblems(recipeData(page))]).toEqual([page.path, []]);
});

test('computes what a page says from the ingredients', () => {
  const page = recipePage('red-lentil-sweet-potato-dal');
  expect(page).toMatchObject({
    summary: 'From 6 months, ready in 30 minutes. Contains none of the major allergens.',
    diet: 'vegan',
    allergens: [],
  });
  const iron = page?.shares.find(({ code }) => code === 'iron_mg');
  expect(iron?.need).toBe(11);
  expect(iron?.share).toBeCloseTo((iron?.amount ?? 0) / 11, 10);
});

test('there is no page of a recipe that does not exist', () => {
  expect(recipePage('no-such-recipe')).toBeNull();
  expect(recipePage('toString')).toBeNull();
});

describe('the list', () => {
  const found = (query: Record<string, string>, page = 1) => recipeListing(recipeChoice(query), page);

  test('begins every meal with dishes of different foods', () => {
    const byId = new Map(
      recipes.map(({ id, ingredients }) => [id, ingredients.slice(0, 2).map(({ food }) => food)]),
    );
    for (const { items } of found({}).sections) {
      const foods = items.slice(0, 4).flatMap(({ id }) => byId.get(id) ?? []);
      expect(foods.filter((food, index) => foods.indexOf(food) !== index)).toEqual([]);
    }
    for (const meal of ['breakfast', 'lunch']) {
      const [section] = found({ meal }).sections;
      const rice = section?.items.slice(0, 8).filter(({ title }) => /baby rice/i.test(title));
      expect(rice).toHaveLength(1);
    }
  });

  test('shows the first of every meal when nothing is chosen', () => {
    const { sections, total, isFiltered, pageCount } = found({});
    expect([total, isFiltered, pageCount]).toEqual([recipeCount, false, 1]);
    for (const { meal, items, count } of sections)
      expect([meal, items.length]).toEqual([meal, Math.min(8, count)]);
  });

  test('has every recipe on the pages of the meals', () => {
    const ids = ['breakfast', 'lunch', 'dinner', 'snack'].flatMap((meal) => {
      const { pageCount } = found({ meal });
      return Array.from({ length: pageCount }, (_each, place) =>
        found({ meal }, place + 1).sections.flatMap(({ items }) => items.map(({ id }) => id)),
      ).flat();
    });
    expect(new Set(ids).size).toBe(recipeCount);
  });

  test('leaves out what was chosen against', () => {
    const { sections, isFiltered } = found({ age: '6', meal: 'breakfast', without: 'milk', diet: 'vegan' });
    expect(isFiltered).toBe(true);
    expect(sections.map(({ meal }) => meal)).toEqual(['breakfast']);
    const chosen = sections.flatMap(({ items }) => items);
    expect(chosen.length).toBeGreaterThan(0);
    expect(chosen.length).toBeLessThan(recipeCount);
    for (const { id, summary } of chosen) {
      const page = recipePage(id);
      expect(page?.diet).toBe('vegan');
      expect(page?.recipe.ageFromMonths).toBe(6);
      expect(summary).not.toContain('milk');
    }
  });

  test('takes what it does not know for not chosen', () => {
    expect(found({ age: '7', meal: 'brunch', without: 'gravel', diet: 'x' })).toMatchObject({
      total: recipeCount,
      isFiltered: false,
    });
  });
});
