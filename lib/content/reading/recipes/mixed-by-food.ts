import type { Recipe } from '../../../nutriai/engine/recipes/recipe';

/**
 * An order in which neighbours differ: next comes the dish whose foods have been shown least, and of equals the one
 * that the library has first. The library keeps like dishes together, and its first page would be all baby rice.
 * A dish's first food counts most, its second half as much and so on, for the last ones are its spices.
 */
export function mixedByFood(dishes: readonly Recipe[]): Recipe[] {
  const shown = new Map<string, number>();
  const waiting = new Set(dishes);
  const mixed: Recipe[] = [];
  while (waiting.size > 0) {
    const next = leastShown(waiting, shown);
    if (!next) break;
    waiting.delete(next);
    mixed.push(next);
    next.ingredients.forEach(({ food }, index) => shown.set(food, (shown.get(food) ?? 0) + 1 / (index + 1)));
  }
  return mixed;
}

function leastShown(dishes: Iterable<Recipe>, shown: ReadonlyMap<string, number>): Recipe | undefined {
  let least: Recipe | undefined;
  let leastSum = Infinity;
  for (const dish of dishes) {
    let sum = 0;
    for (let index = 0; index < dish.ingredients.length && sum < leastSum; index += 1)
      sum += (shown.get(dish.ingredients[index]?.food ?? '') ?? 0) / (index + 1);
    if (sum < leastSum) [least, leastSum] = [dish, sum];
  }
  return least;
}
