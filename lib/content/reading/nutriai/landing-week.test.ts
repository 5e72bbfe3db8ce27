import { recipeById } from '../../../nutriai/engine/recipes/recipe-list';
import { recipeVerdict } from '../../../nutriai/engine/recipes/recipe-verdict';
import { sampleWeek, weekAge } from './landing-week';

test('the sample week is whole, safe at its age, and has its figures', () => {
  const { days, amounts } = sampleWeek();
  expect(days).toHaveLength(7);
  for (const { meals } of days) {
    expect(meals.map(({ meal }) => meal)).toEqual(['breakfast', 'lunch', 'snack', 'dinner']);
    for (const { path } of meals) {
      const recipe = recipeById(path.split('/').at(-1) ?? '');
      expect(recipe && recipeVerdict(recipe, { ageMonths: weekAge }).verdict).not.toBe('block');
    }
  }
  expect(amounts.map(({ name }) => name)).toEqual(['energy', 'protein', 'iron', 'zinc']);
  const energy = amounts.find(({ unit }) => unit === 'kcal');
  expect(energy?.amount).toBeGreaterThan(250);
  expect(energy?.amount).toBeLessThan(350);
});

test('rice takes turns with other grains in the sample week', () => {
  const ofRice = sampleWeek().days.filter(({ meals }) =>
    meals.some(({ path }) => path.includes('baby-rice')),
  );
  expect(ofRice.length).toBeLessThanOrEqual(3);
});
