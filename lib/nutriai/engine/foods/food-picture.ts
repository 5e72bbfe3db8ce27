import { knowledge } from '../knowledge/knowledge';

export interface PictureOfFood {
  path: string;
  alt: string;
}

let byFood: ReadonlyMap<string, PictureOfFood> | undefined;

/**
 * Returns the drawing that stands for a food.
 * @throws when the food has none: each has one (food-picture.test.ts)
 */
export function foodPicture(foodId: string): PictureOfFood {
  byFood ??= new Map(
    knowledge.foodPictures.flatMap(({ file, alt, foods }) =>
      foods.map((id) => [id, { path: `/foods/${file}.svg`, alt }] as const),
    ),
  );
  const picture = byFood.get(foodId);
  if (!picture) throw new Error(`The food ${foodId} has no picture.`);
  return picture;
}
