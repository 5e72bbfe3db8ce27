import { uncapitalised } from '../../nutriai/engine/uncapitalised';
import type { FoodPage } from '../reading/foods/food-page';
import { fitDescription } from './fit-description';

const servingEndings = [
  'How to serve it by age, allergens, nutrients and recipes.',
  'How to serve it by age, with recipes.',
  'How to serve it by age.',
];
const otherEndings = ['Why, and what to give instead.'];

/** What search engines and shared links say of a food's page: the question, then the verdict and its reason. */
export function foodPageDescription({ food, question, answer, servings }: FoodPage): {
  title: string;
  description: string;
} {
  return {
    title: question,
    description: fitDescription(
      `${food.name}: ${uncapitalised(answer.words)}. ${answer.reason}`,
      servings.length > 0 ? servingEndings : otherEndings,
    ),
  };
}
