import { foods } from '../../engine/foods/food-list';
import { recipes } from '../../engine/recipes/recipe-list';
import { foodAnswerOf } from './food-answer';
import { foodListAnswer, recipeListAnswer } from '../../../contract/nutriai-public';
import { recipeAnswerOf } from './recipe-answer';

const url = 'https://pear.example/x';

const answer = <Item>(results: Item[]) => ({ count: results.length, next: null, previous: null, results });

test('every food of the list fits the contract, and nothing of it is lost on the way', () => {
  const results = foods.map((food) => foodAnswerOf(food, url, null));
  expect(foodListAnswer.parse(answer(results)).results).toEqual(results);
});

test('every recipe of the library fits the contract, and none is blocked at its own first age', () => {
  const results = recipes.map((recipe) => recipeAnswerOf(recipe, url));
  expect(recipeListAnswer.parse(answer(results)).results).toEqual(results);
  expect(results.filter(({ safety }) => safety.verdict === 'block')).toEqual([]);
  expect(results.filter(({ texture }) => texture === '')).toEqual([]);
});
