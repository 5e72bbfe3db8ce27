import type { Food, FoodFlag } from '@/lib/nutriai/engine/foods/food';
import { foodNameKey } from '@/lib/nutriai/engine/foods/food-name-key';
import type { Knowledge } from '@/lib/nutriai/engine/knowledge/knowledge';
import { expandPattern } from '@/lib/nutriai/engine/text/phrase-tree';
import type { Problem } from '../problem';

/**
 * Names of things that are not food which also name a food or a dish, or are a word of everyday speech in one
 * of the languages: such a name would block what is harmless.
 */
export function namesThatClash(knowledge: Knowledge, foods: readonly Food[]): Problem[] {
  const edible = edibleNames(knowledge, foods);
  const plain = new Set(Object.values(knowledge.plainWords).flat());
  return knowledge.notFood.flatMap(({ id, names }) =>
    names.flatMap((name): Problem[] => {
      const bearer = edible.get(foodNameKey(name));
      const where = `not-food: ${id}`;
      if (bearer !== undefined) return [{ where, message: `“${name}” is also a name of ${bearer}.` }];
      return plain.has(name) ? [{ where, message: `“${name}” is also a word of everyday speech.` }] : [];
    }),
  );
}

/** Every name of something that is eaten, and what bears it. */
function edibleNames(knowledge: Knowledge, foods: readonly Food[]): Map<string, string> {
  const names = new Map<string, string>();
  const add = (all: readonly string[], bearer: string) => {
    for (const name of all.flatMap(expandPattern)) names.set(foodNameKey(name), bearer);
  };
  const given = foods.filter(isGiven);
  for (const { id, name, plural, synonyms } of given)
    add(
      [name, ...(plural === undefined ? [] : [plural]), ...synonyms, ...(knowledge.moreNames[id] ?? [])],
      id,
    );
  const dishes = [...knowledge.dishes, ...knowledge.kindsOfFood].filter((dish) => isGiven(dish));
  for (const { id, names: own } of dishes) add(own, id);
  return names;
}

const hazards = new Set<FoodFlag>([
  'toxic',
  'raw_toxic',
  'supplement_like',
  'alcohol',
  'caffeine',
  'vitamin_ad_oil',
]);

/** What is a hazard by its nature is blocked under either name. */
function isGiven({ flags = [] }: { flags?: readonly FoodFlag[] }): boolean {
  return !flags.some((flag) => hazards.has(flag));
}
