import { knowledge } from '../knowledge/knowledge';
import type { FoodPicture } from '../knowledge/schemas/food-pictures';

export interface PictureOfFood {
  path: string;
  served: FoodPicture['served'];
  alt: string;
}

let byFood: ReadonlyMap<string, PictureOfFood> | undefined;

/**
 * Returns the drawing that stands for a food.
 * @throws when the food has none: each has one (food-picture.test.ts)
 */
export function foodPicture(foodId: string): PictureOfFood {
  byFood ??= new Map(
    knowledge.foodPictures.flatMap(({ file, served, alt, foods }) =>
      foods.map((id) => [id, { path: `/foods/${file}.svg`, served, alt }] as const),
    ),
  );
  const picture = byFood.get(foodId);
  if (!picture) throw new Error(`The food ${foodId} has no picture.`);
  return picture;
}
