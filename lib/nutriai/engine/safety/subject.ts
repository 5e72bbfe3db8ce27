import { type FoodState } from '../foods/food';
import { type Preparation } from '../text/parsed-ingredient';

/** One ingredient as the planner, a recipe or a form names it. */
export interface SubjectIngredient {
  /** Food id; or words, which are read as text. */
  food: string;
  /** As it is eaten, unless it is an ingredient of a recipe with steps: there it is what was weighed. */
  state?: FoodState;
  grams?: number;
  /** In words ("quartered lengthways"), or as preparations. */
  preparation?: string | readonly Preparation[];
  /** The whole line as a parent reads it; words that name other foods count too. */
  text?: string;
  role?: 'ingredient' | 'drink';
}

export interface SubjectRecipe {
  title?: string;
  ingredients: readonly SubjectIngredient[];
  /** What is done, in order. */
  steps?: readonly string[];
  /** How many baby servings the amounts make; without it amounts are not weighed against a day's limits. */
  servings?: number;
}

/** What is to be checked. */
export type Subject =
  | { text: string }
  | { ingredients: readonly SubjectIngredient[] }
  | { recipe: SubjectRecipe };
