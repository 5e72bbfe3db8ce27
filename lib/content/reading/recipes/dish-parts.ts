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
export function dishParts(recipe: Pick<Recipe, 'ingredients'>): DishPart[] {
  const chosen = dishFoods(recipe).map((id) => ({
    name: foodById(id)?.name ?? id,
    path: foodPicture(id).path,
  }));
  return chosen
    .filter(({ path }, place) => chosen.findIndex((each) => each.path === path) === place)
    .slice(0, partsAtMost);
}

/** What a picture of a dish shows, in words. */
export const dishWords = (parts: readonly DishPart[]) =>
  `Main ingredients: ${parts.map(({ name }) => name).join(', ')}`;

/** The ids of the foods by which one knows a dish, the heaviest first. */
export function dishFoods({ ingredients }: Pick<Recipe, 'ingredients'>): string[] {
  const named = ingredients.flatMap(({ food: id, grams }) => {
    const food = foodById(id);
    return food && !everywhere.has(id) ? [{ food, grams }] : [];
  });
  const seen = named.filter(({ food }) => !unseen.has(food.group));
  return (seen.length > 0 ? seen : named)
    .toSorted((one, other) => other.grams - one.grams)
    .map(({ food }) => food.id);
}
