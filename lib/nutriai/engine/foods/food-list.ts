import { knowledge } from '../knowledge/knowledge';
import { sharedTable } from '../knowledge/shared-table';
import { type FoodClass } from '../knowledge/schemas/foods';
import { buildFood } from './build-food';
import { type Food } from './food';

/** Every food the engine knows: the same in every bundle, for shared tables name them. */
export const foods: readonly Food[] = sharedTable('foods', () =>
  knowledge.foods.flatMap((each) => each.foods.map(buildFood)),
)();

const byId: ReadonlyMap<string, Food> = new Map(foods.map((food) => [food.id, food]));

/** The food of that id, or undefined. */
export function foodById(id: string): Food | undefined {
  return byId.get(id);
}

const classes: ReadonlyMap<string, FoodClass> = new Map(
  knowledge.foods.flatMap((each) => each.foods.map(({ id }): [string, FoodClass] => [id, each.class])),
);

/** The class of a food: that of its file; undefined for what is no food of the list. */
export function classOfFood(id: string): FoodClass | undefined {
  return classes.get(id);
}

/** The ids of the foods of one class: those in its file. */
export function idsOfClass(name: FoodClass): ReadonlySet<string> {
  return new Set(
    knowledge.foods.filter((each) => each.class === name).flatMap((each) => each.foods.map(({ id }) => id)),
  );
}
