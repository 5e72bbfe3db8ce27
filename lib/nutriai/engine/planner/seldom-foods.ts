import { type Recipe } from '../recipes/recipe';
import { recipes } from '../recipes/recipe-list';

/** A food that fewer dishes of the library use than this is bought for one dish alone. */
const fewDishes = 25;

const dishesWith = new Map<string, number>();
for (const { ingredients } of recipes)
  for (const food of new Set(ingredients.filter(({ trace }) => !trace).map(({ food: id }) => id)))
    dishesWith.set(food, (dishesWith.get(food) ?? 0) + 1);

/** Counts the foods of a dish that hardly another dish uses: each is one thing more to buy. */
export function seldomFoodsOf({ ingredients }: Recipe): number {
  return ingredients.filter(({ food, trace }) => !trace && (dishesWith.get(food) ?? 0) < fewDishes).length;
}
