import type { FoodPage } from '../reading/foods/food-page';

/** What search engines and shared links say of a food's page. */
export function foodPageDescription({ food, summary }: FoodPage): { title: string; description: string } {
  return {
    title: `${food.name} for babies`,
    description: `${summary} How to serve it at 6, 9, 12 and 18 months, what to mind, what is in it, and recipes.`,
  };
}
