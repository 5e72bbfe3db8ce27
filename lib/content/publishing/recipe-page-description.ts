import type { RecipePage } from '../reading/recipes/recipe-page';
import { uncapitalised } from '../../nutriai/engine/uncapitalised';
import { fitDescription } from './fit-description';

const endings = [
  'Ingredients, steps, texture by age, and nutrients in a serving.',
  'Ingredients, steps, texture by age, nutrients.',
  'Ingredients, steps and texture by age.',
];

/** What search engines and shared links say of a recipe's page: the dish, from when, how long, its allergens. */
export function recipePageDescription({ recipe, summary }: Pick<RecipePage, 'recipe' | 'summary'>): string {
  return fitDescription(`${recipe.title}: ${uncapitalised(summary)}`, endings);
}
