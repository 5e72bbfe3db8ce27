import { findFoods, type FoodMatch } from '../../engine/foods/find-foods';
import type { Food, FoodGroup } from '../../engine/foods/food';
import { foods } from '../../engine/foods/food-list';

export interface ListedFood {
  food: Food;
  /** null where nothing was asked for. */
  match: FoodMatch | null;
}

/** Foods by name, the best match first; without words all of them, in the order of the list. */
export function findListedFoods(query: string, group?: FoodGroup): ListedFood[] {
  const found: ListedFood[] =
    query === ''
      ? foods.map((food) => ({ food, match: null }))
      : findFoods(query, { limit: foods.length }).map((match) => ({ food: match.food, match }));
  return group === undefined ? found : found.filter(({ food }) => food.group === group);
}
