import { foods } from '../../nutriai/engine/foods/food-list';
import { foodNameKey } from '../../nutriai/engine/foods/food-name-key';

let idByName: ReadonlyMap<string, string> | undefined;

/**
 * Returns the id of the food that a whole query names, by its own name, its plural or a synonym; null where
 * it names none.
 */
export function namedFood(query: string): string | null {
  idByName ??= new Map(
    // What is set last wins: own names over synonyms, and of two foods of one name (with and without salt) the first.
    [
      ...foods.flatMap(({ id, synonyms }) => synonyms.map((name) => [foodNameKey(name), id] as const)),
      ...foods.toReversed().map(({ id, name }) => [foodNameKey(name.replace(/ \(.*\)$/, '')), id] as const),
    ],
  );
  return idByName.get(foodNameKey(query)) ?? null;
}
