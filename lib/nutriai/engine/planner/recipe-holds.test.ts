import { countSteps } from '../text/count-steps.test-helper';
import { recipes } from '../recipes/recipe-list';
import { foodIsNamed, foodIsNamedIn, ingredientsNamed } from './recipe-holds';

const usedFoods = [...new Set(recipes.flatMap(({ ingredients }) => ingredients.map(({ food }) => food)))];
const wordsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `citrus ${index} and much else that nobody knows`);
const namedInAll = (list: readonly string[]) => recipes.map((recipe) => ingredientsNamed(recipe, list));

it('names of each food what its words name one by one', () => {
  const list = ['pork', 'citrus', 'halal', 'sweet potatoes', 'egg', ' ', 'moon dust'];
  for (const food of usedFoods)
    expect([food, foodIsNamedIn(list, food)]).toEqual([food, list.some((words) => foodIsNamed(food, words))]);
});

it('looks at each food once for a list of words, however many dishes hold it', () => {
  // What is made once for all lists.
  namedInAll(wordsOf(300));
  const list = wordsOf(200);
  const first = countSteps(() => namedInAll(list));
  const again = countSteps(() => namedInAll(list));
  const ingredients = recipes.flatMap((recipe) => recipe.ingredients).length;
  expect(ingredients).toBeGreaterThan(5 * usedFoods.length);
  expect(first.lookUps).toBeLessThan(20 * usedFoods.length * list.length);
  expect(again.lookUps).toBeLessThan(4 * ingredients);
});

it('knows cereals with added iron by what parents call them', () => {
  const named = (words: string) =>
    ['rice-infant-cereal', 'oat-infant-cereal', 'wheat-biscuit-cereal', 'oats', 'infant-formula'].filter(
      (food) => foodIsNamed(food, words),
    );
  expect(named('baby cereal')).toEqual(['rice-infant-cereal', 'oat-infant-cereal']);
  expect(named('Infant cereals')).toEqual(['rice-infant-cereal', 'oat-infant-cereal']);
  expect(named('fortified cereal')).toEqual([
    'rice-infant-cereal',
    'oat-infant-cereal',
    'wheat-biscuit-cereal',
  ]);
});

it('names a food by its id, and nothing by no words or no food', () => {
  expect(foodIsNamed('canned-light-tuna', 'canned-light-tuna')).toBe(true);
  expect(foodIsNamed('carrot', 'canned-light-tuna')).toBe(false);
  for (const words of ['', '  ']) expect(foodIsNamed('carrot', words)).toBe(false);
  expect(foodIsNamed('no food of the list', 'carrot')).toBe(false);
  expect(foodIsNamed('no food of the list', 'no food of the list')).toBe(false);
});

it('names by a faith each thing that it leaves out', () => {
  expect(foodIsNamed('pork-tenderloin', 'Halal')).toBe(true);
  expect(foodIsNamed('chicken', 'halal')).toBe(false);
});
