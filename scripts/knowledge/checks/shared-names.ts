import type { Food } from '@/lib/nutriai/engine/foods/food';
import { foodNameKey } from '@/lib/nutriai/engine/foods/food-name-key';
import type { Problem } from '../problem';

/**
 * Names that two foods bear as their own. A synonym may stand for several: the first of them is meant, and
 * the others are offered.
 */
export function sharedNames(foods: readonly Food[]): Problem[] {
  const bearers = new Map<string, Set<string>>();
  for (const { id, name, plural } of foods) {
    for (const own of plural === undefined ? [name] : [name, plural]) {
      const key = foodNameKey(own);
      bearers.set(key, (bearers.get(key) ?? new Set()).add(id));
    }
  }
  return [...bearers]
    .filter(([, ids]) => ids.size > 1)
    .map(([name, ids]) => ({
      where: 'foods',
      message: `“${name}” is the name of ${[...ids].join(' and ')}.`,
    }));
}
