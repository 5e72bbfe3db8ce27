import { findFoods } from '../../../nutriai/engine/foods/find-foods';
import type { Food, FoodGroup } from '../../../nutriai/engine/foods/food';
import { foods } from '../../../nutriai/engine/foods/food-list';
import { groupNames } from './food-facts';
import { foodSummary } from './food-page';
import { foodPath } from './food-words';
import { firstValue } from '../query';

export interface ListedFood {
  id: string;
  title: string;
  path: string;
  summary: string;
}

export interface FoodListing {
  query: string;
  total: number;
  /** What was looked for, the best match first; null where nothing was. */
  found: ListedFood[] | null;
  groups: { id: FoodGroup; name: string; foods: ListedFood[] }[];
}

export const foodCount = foods.length;

const foundAtMost = 60;
const longestQuery = 200;

/** The foods that an address asks for (`?q=`), or all of them by group, each group by the alphabet. */
export function foodListing(
  parameters: Readonly<Record<string, string | string[] | undefined>>,
): FoodListing {
  const query = firstValue(parameters.q).trim().slice(0, longestQuery);
  if (query !== '') {
    const found = findFoods(query, { limit: foundAtMost }).map(({ food }) => listed(food));
    return { query, total: found.length, found, groups: [] };
  }
  return { query, total: foods.length, found: null, groups: allGroups() };
}

let groups: FoodListing['groups'] | undefined;

function allGroups(): FoodListing['groups'] {
  groups ??= (Object.keys(groupNames) as FoodGroup[])
    .map((id) => ({
      id,
      name: groupNames[id],
      foods: foods
        .filter(({ group }) => group === id)
        .map(listed)
        .sort((one, other) => one.title.localeCompare(other.title, 'en-GB')),
    }))
    .filter((group) => group.foods.length > 0);
  return groups;
}

function listed(food: Food): ListedFood {
  return { id: food.id, title: food.name, path: foodPath(food.id), summary: foodSummary(food) };
}
