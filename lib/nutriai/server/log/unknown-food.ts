import { findFoods } from '../../engine/foods/find-foods';
import { foodById } from '../../engine/foods/food-list';

const nearestCount = 3;

/** Ids of the foods whose names are nearest to these words. */
export function nearestTo(name: string): string[] {
  return findFoods(name, { limit: nearestCount }).map(({ food }) => food.id);
}

/** Foods with the names that people know them by. */
export function namedFoods(ids: readonly string[]): { id: string; name: string }[] {
  return ids.flatMap((id) => {
    const food = foodById(id);
    return food ? [{ id, name: food.name }] : [];
  });
}

/** The nearest of them, for people to pick from. */
export function choicesOf(nearest: readonly string[]): { id: string; name: string }[] {
  return namedFoods([...new Set(nearest)]).slice(0, nearestCount);
}

/** What to say of words that name no known food: never nothing, and with what may be meant. */
export function unknownText(name: string, nearest: readonly string[]): string {
  const names = choicesOf(nearest).map((food) => food.name);
  const what = `"${name.length > 100 ? `${name.slice(0, 100)}…` : name}" is not a known food.`;
  return names.length === 0 ? `${what} Try a simpler name.` : `${what} Did you mean ${names.join(', ')}?`;
}
