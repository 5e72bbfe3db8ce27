import { enrichers } from './enrichers';
import { fruits } from './fruits';
import { type KitchenFood } from './kitchen-food';
import { proteins } from './proteins';
import { starches } from './starches';
import { vegetables } from './vegetables';

/** Every food the composer cooks with. */
export const kitchenFoods: readonly KitchenFood[] = [
  starches,
  proteins,
  vegetables,
  fruits,
  enrichers,
].flat();

const byFood: ReadonlyMap<string, KitchenFood> = new Map(kitchenFoods.map((entry) => [entry.food, entry]));

/** What the cook knows of a food, or undefined. */
export function kitchenFood(food: string): KitchenFood | undefined {
  return byFood.get(food);
}
