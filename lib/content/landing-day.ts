import { amountsOf, type DayAmount } from './landing-day-amounts';
import { recipeById } from '../nutriai/recipes/recipe-list';
import { textureAt } from '../nutriai/recipes/texture-at';
import type { Meal } from '../nutriai/recipes/recipe';
import { recipePath, recipeSummary } from './recipe-words';

/** The age of the sample day. */
export const dayAge = 9;

/**
 * A day as the planner made it for a breastfed child of 9 months (seed 1). Kept, because solving it takes seconds that no visitor of a page
 * should wait; its figures are worked out from the recipes.
 */
const planned: readonly { meal: Meal; recipe: string; grams: number }[] = [
  { meal: 'breakfast', recipe: 'shakshuka-beans', grams: 60 },
  { meal: 'lunch', recipe: 'misir-wot-mild', grams: 120 },
  { meal: 'snack', recipe: 'pear-prune-puree', grams: 30 },
  { meal: 'dinner', recipe: 'chana-pumpkin-curry', grams: 90 },
];

/** Recipes to begin with, rich in iron and of different kinds. */
const shownRecipes = [
  'red-lentil-sweet-potato-dal',
  'shakshuka-beans',
  'misir-wot-mild',
  'chana-pumpkin-curry',
] as const;

export interface DayMeal {
  meal: Meal;
  title: string;
  path: string;
  grams: number;
  /** How it is served at this age. */
  serving: string;
}

/** The meals of the sample day, and what they give together. */
export function sampleDay(): { meals: DayMeal[]; amounts: DayAmount[] } {
  const meals = planned.flatMap(({ meal, recipe: id, grams }) => {
    const recipe = recipeById(id);
    if (!recipe) return [];
    return [
      { meal, title: recipe.title, path: recipePath(id), grams, serving: textureAt(recipe, dayAge) ?? '' },
    ];
  });
  return { meals, amounts: amountsOf(planned) };
}

/** A few recipes of the library, for who does not know it yet. */
export function recipePreviews(): { title: string; path: string; summary: string }[] {
  return shownRecipes.flatMap((id) => {
    const recipe = recipeById(id);
    return recipe ? [{ title: recipe.title, path: recipePath(id), summary: recipeSummary(recipe) }] : [];
  });
}
