import type { Meal } from '../../../engine/recipes/recipe';

/** What was read of a recipe that somebody pasted, in the words that were pasted. */
export interface RecipeReading {
  title: string;
  meal: Meal | null;
  minutes: number | null;
  servings: number | null;
  ingredients: string[];
  steps: string[];
  /** Lines that became no part of it. */
  notUsed: string[];
}

/** Where a recipe was found in what was pasted; `link` where that is an address and nothing else. */
export type RecipeSource = 'data' | 'text' | 'link';

export function nothingRead(notUsed: string[] = []): RecipeReading {
  return { title: '', meal: null, minutes: null, servings: null, ingredients: [], steps: [], notUsed };
}
