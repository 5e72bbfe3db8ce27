import { knowledge } from '../knowledge/knowledge';
import type { foodColours } from '../knowledge/schemas/food-pictures';

export type FoodColour = (typeof foodColours)[number];

export interface PictureOfFood {
  path: string;
  /** Of the food as it is served. */
  colour: FoodColour;
  alt: string;
}

let byFood: ReadonlyMap<string, PictureOfFood> | undefined;

/**
 * Returns the drawing that stands for a food.
 * @throws when the food has none: each has one (food-picture.test.ts)
 */
export function foodPicture(foodId: string): PictureOfFood {
  byFood ??= new Map(
    knowledge.foodPictures.flatMap(({ file, colour, alt, foods }) =>
      foods.map((id) => [id, { path: `/foods/${file}.svg`, colour, alt }] as const),
    ),
  );
  const picture = byFood.get(foodId);
  if (!picture) throw new Error(`The food ${foodId} has no picture.`);
  return picture;
}
