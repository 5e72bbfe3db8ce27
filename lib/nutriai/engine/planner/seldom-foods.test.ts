import { recipes } from '../recipes/recipe-list';
import { recipeOf } from './hand-made-context.test-helper';
import { seldomFoodsOf } from './seldom-foods';

const any = recipeOf('chicken-rice-congee');
const madeOf = (...foods: readonly string[]) => ({
  ...any,
  ingredients: foods.map((food) => ({ food, grams: 20, household: '', preparation: '' })),
});
const dishesWith = (food: string) =>
  recipes.filter(({ ingredients }) => ingredients.some((each) => each.food === food && !each.trace)).length;
const all = [...new Set(recipes.flatMap(({ ingredients }) => ingredients.map(({ food }) => food)))];
const [seldom = '', often = ''] = [
  all.find((food) => dishesWith(food) === 24),
  all.find((food) => dishesWith(food) >= 25 && dishesWith(food) < 35),
];

it('counts the foods that fewer than twenty-five dishes use', () => {
  expect(seldomFoodsOf(madeOf(seldom, often))).toBe(1);
  expect(seldomFoodsOf(madeOf(often))).toBe(0);
  expect(seldomFoodsOf(madeOf('a food of no dish', seldom, often))).toBe(2);
});

it('does not count what is in a dish as a trace', () => {
  const { ingredients, ...dish } = madeOf(seldom);
  expect(seldomFoodsOf({ ...dish, ingredients: ingredients.map((each) => ({ ...each, trace: true })) })).toBe(
    0,
  );
});
