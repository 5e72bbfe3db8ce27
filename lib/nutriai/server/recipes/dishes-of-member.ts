import type { MealItem, MealItemRequest } from '../../../contract/nutriai-meals';
import { recipeById } from '../../engine/recipes/recipe-list';
import type { Rows } from '../babies/baby-rows';
import type { DishOfMember } from '../log/meal-items';
import { findOwnRecipe } from './own-recipes';

/** Recipes of their own that a member names in a meal, by id. */
export async function dishesNamed(
  rows: Rows,
  memberId: string,
  items: readonly MealItemRequest[],
): Promise<Map<string, DishOfMember>> {
  const ids = new Set(
    items.flatMap(({ recipe }) => (recipe === undefined || recipeById(recipe) ? [] : [recipe])),
  );
  const found = new Map<string, DishOfMember>();
  for (const id of ids) {
    const row = await findOwnRecipe(rows, memberId, id);
    if (!row) continue;
    const { title, stored } = row.own;
    const ingredients = stored.ingredients.map(({ food, state, grams, is_pinch }) => ({
      food,
      state,
      grams,
      is_pinch,
    }));
    found.set(id, { title, madeOf: { servings: stored.servings, ingredients } });
  }
  return found;
}

/** Members' recipes that a meal was made of already, by id. */
export function dishesIn(items: readonly MealItem[]): [string, DishOfMember][] {
  return items.flatMap(({ recipe, name, made_of: madeOf }): [string, DishOfMember][] =>
    recipe === null || madeOf === undefined ? [] : [[recipe, { title: name, madeOf }]],
  );
}
