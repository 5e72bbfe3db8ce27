import { recipeById } from '../nutriai/recipes/recipe-list';
import { recipeVerdict } from '../nutriai/recipes/recipe-verdict';
import { dayAge, recipePreviews, sampleDay } from './landing-day';

test('the sample day is whole, safe at its age, and has its figures', () => {
  const { meals, amounts } = sampleDay();
  expect(meals.map(({ meal }) => meal)).toEqual(['breakfast', 'lunch', 'snack', 'dinner']);
  for (const { path, serving } of meals) {
    const recipe = recipeById(path.split('/').at(-1) ?? '');
    expect(recipe && recipeVerdict(recipe, { ageMonths: dayAge }).verdict).not.toBe('block');
    expect(serving).not.toBe('');
  }
  const energy = amounts.find(({ unit }) => unit === 'kcal');
  expect(energy?.amount).toBeCloseTo(332.7, 0);
  expect(amounts.map(({ name }) => name)).toEqual(['energy', 'protein', 'iron', 'zinc']);
});

test('previews recipes that are there', () => {
  expect(recipePreviews()).toHaveLength(4);
});
