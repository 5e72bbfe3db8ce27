import { knowledge } from '../knowledge/knowledge';
import { type Recipe } from './recipe';

/** The library, in the order of a day. */
export const recipes: readonly Recipe[] = knowledge.recipes;

const byId: ReadonlyMap<string, Recipe> = new Map(recipes.map((recipe) => [recipe.id, recipe]));

/** The recipe of that id, or undefined. */
export function recipeById(id: string): Recipe | undefined {
  return byId.get(id);
}
