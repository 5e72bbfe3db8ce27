import { buildFood } from './build-food';
import { cerealsBreads } from './curated/cereals-breads';
import { cheeses } from './curated/cheeses';
import { drinks } from './curated/drinks';
import { fatsOils } from './curated/fats-oils';
import { fishSeafood } from './curated/fish-seafood';
import { grains } from './curated/grains';
import { herbsSpices } from './curated/herbs-spices';
import { meatPoultryEggs } from './curated/meat-poultry-eggs';
import { milks } from './curated/milks';
import { nutsSeeds } from './curated/nuts-seeds';
import { otherFruits } from './curated/other-fruits';
import { otherVegetables } from './curated/other-vegetables';
import { pulses } from './curated/pulses';
import { rootsTubers } from './curated/roots-tubers';
import { seasonings } from './curated/seasonings';
import { sugarsSweets } from './curated/sugars-sweets';
import { treeFruits } from './curated/tree-fruits';
import { vitaFruits } from './curated/vita-fruits';
import { vitaVegetables } from './curated/vita-vegetables';
import { type Food } from './food';

/** Every food the engine knows. */
export const foods: readonly Food[] = [
  milks,
  cheeses,
  fatsOils,
  grains,
  cerealsBreads,
  rootsTubers,
  pulses,
  nutsSeeds,
  meatPoultryEggs,
  fishSeafood,
  vitaVegetables,
  vitaFruits,
  otherVegetables,
  treeFruits,
  otherFruits,
  drinks,
  sugarsSweets,
  seasonings,
  herbsSpices,
]
  .flat()
  .map(buildFood);

const byId: ReadonlyMap<string, Food> = new Map(foods.map((food) => [food.id, food]));

/** The food of that id, or undefined. */
export function foodById(id: string): Food | undefined {
  return byId.get(id);
}
