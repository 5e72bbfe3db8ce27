import { foodById } from '../../../nutriai/engine/foods/food-list';
import { foodPicture } from '../../../nutriai/engine/foods/food-picture';
import type { Recipe } from '../../../nutriai/engine/recipes/recipe';

export interface DishPart {
  name: string;
  path: string;
}

const partsAtMost = 4;
/** What stands in most dishes says nothing of any. */
const everywhere = new Set(['water', 'salt', 'black-pepper']);
/** By weight they are little, and no parent knows a dish by them. */
const unseen = new Set(['fats_oils', 'other']);

/** The foods by which one knows a dish, the heaviest first, each drawing once. */
export function dishParts({ ingredients }: Pick<Recipe, 'ingredients'>): DishPart[] {
  const named = ingredients.flatMap(({ food: id, grams }) => {
    const food = foodById(id);
    return food && !everywhere.has(id) ? [{ food, grams, path: foodPicture(id).path }] : [];
  });
  const seen = named.filter(({ food }) => !unseen.has(food.group));
  const chosen = (seen.length > 0 ? seen : named).toSorted((one, other) => other.grams - one.grams);
  const parts = new Map(chosen.toReversed().map(({ food, path }) => [path, { name: food.name, path }]));
  return chosen
    .map(({ path }) => path)
    .filter((path, place, all) => all.indexOf(path) === place)
    .slice(0, partsAtMost)
    .flatMap((path) => parts.get(path) ?? []);
}
