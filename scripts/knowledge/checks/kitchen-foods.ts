import type { Knowledge } from '@/lib/nutriai/engine/knowledge/knowledge';
import type { Problem } from '../problem';

/** What the composer cooks with that is no food of ours, and foods whose state was not analysed. */
export function faultyKitchenFoods({ kitchenFoods, foods }: Knowledge): Problem[] {
  const known = new Map(foods.flatMap(({ foods: all }) => all.map((food) => [food.id, food])));
  return kitchenFoods.flatMap(({ food: id, state }) => {
    const food = known.get(id);
    const message =
      food === undefined
        ? `There is no food ${id}.`
        : state !== undefined && food.rows?.[state] === undefined
          ? `${id} has no row for the state ${state}.`
          : null;
    return message === null ? [] : [{ where: 'kitchen', message }];
  });
}
