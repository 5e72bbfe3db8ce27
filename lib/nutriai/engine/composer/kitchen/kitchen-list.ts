import { knowledge } from '../../knowledge/knowledge';
import { type KitchenFood } from './kitchen-food';

/** Every food the composer cooks with. */
export const { kitchenFoods } = knowledge;

const byFood: ReadonlyMap<string, KitchenFood> = new Map(kitchenFoods.map((entry) => [entry.food, entry]));

/** What the cook knows of a food, or undefined. */
export function kitchenFood(food: string): KitchenFood | undefined {
  return byFood.get(food);
}
