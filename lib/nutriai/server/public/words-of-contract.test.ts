import { foodStateWords } from '../../../contract/food-states';
import { recipeAgeWords } from '../../../contract/nutriai-recipes';
import * as words from '../../../contract/nutriai-words';
import { allergens } from '../../engine/child';
import { foods } from '../../engine/foods/food-list';
import { foodStates, whoGroups } from '../../engine/foods/food';
import { nutrients } from '../../engine/nutrients';
import { meals, recipeAges } from '../../engine/recipes/recipe';
import { recipes } from '../../engine/recipes/recipe-list';
import { foodAnswerOf } from './food-answer';
import { foodListAnswer, recipeListAnswer } from '../../../contract/nutriai-public';
import { recipeAnswerOf } from './recipe-answer';

const url = 'https://pear.example/x';

test('the contract knows the same words as the engine', () => {
  expect(words.allergenCodes).toEqual(allergens);
  expect(words.nutrientCodes).toEqual(Object.keys(nutrients));
  expect(words.mealWords).toEqual(meals);
  expect(foodStateWords).toEqual(foodStates);
  expect(recipeAgeWords).toEqual(recipeAges);
  expect(words.foodGroupWords).toEqual([...whoGroups, 'fats_oils', 'other']);
});

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
