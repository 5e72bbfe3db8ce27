import { uncapitalised } from '../../nutriai/engine/uncapitalised';
import type { FoodPage } from '../reading/foods/food-page';

const charactersAtMost = 155;

/** What search engines and shared links say of a food's page: the question, then the verdict and its reason. */
export function foodPageDescription({ food, question, answer, servings }: FoodPage): {
  title: string;
  description: string;
} {
  const ages = servings.map(({ months }) => months);
  const more =
    ages.length > 0
      ? 'How to serve it by age, allergens, nutrients and recipes.'
      : 'Why, and what to give instead.';
  return {
    title: question,
    description: cutAtWord(`${food.name}: ${uncapitalised(answer.words)}. ${answer.reason} ${more}`),
  };
}

function cutAtWord(text: string): string {
  if (text.length <= charactersAtMost) return text;
  const cut = text.slice(0, charactersAtMost);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[.,;:]$/, '')}…`;
}
