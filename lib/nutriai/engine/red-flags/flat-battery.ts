import type { Hit } from './hits';
import type { Word } from './words-of';

/** What is swallowed here is named beside the word for it: “ate crackers”, “çorbasını içti”. */
const foodWithin = 3;
const foods: ReadonlySet<string> = new Set([
  'soft-food',
  'limp-food',
  'choke-food',
  'care-thing',
  'milk-drink',
]);
const swallowing: ReadonlySet<string> = new Set(['swallow', 'swallowed']);
/** Beside these a battery may be inside the child, or on the way there. */
const missing: ReadonlySet<string> = new Set([
  'gone-missing',
  'vanished',
  'drool',
  'in-mouth',
  'opening',
  'has-found',
]);

/**
 * The hits without a battery that has run out, where all that is eaten is food: “the battery of the monitor died, she
 * ate crackers”. “The battery died, so he took it out and swallowed it” stays.
 */
export function withoutFlatBattery(words: readonly Word[], hits: readonly Hit[]): Hit[] {
  const flat = hits.filter(({ concept }) => concept === 'battery-flat');
  const batteries = hits.filter(({ concept }) => concept === 'battery');
  if (flat.length === 0 || batteries.length === 0) return [...hits];
  if (hits.some(({ concept }) => missing.has(concept))) return [...hits];
  const isFood = hits.filter(({ concept }) => foods.has(concept));
  const clauseOf = (place: number) => words[place]?.clause;
  const isOfFood = ({ from, to }: Hit) =>
    isFood.some(
      (food) =>
        clauseOf(food.from) === clauseOf(from) &&
        food.to > from - foodWithin &&
        food.from < to + foodWithin &&
        !batteries.some((battery) => battery.from < to + foodWithin && battery.from >= to),
    );
  const swallowed = hits.filter(({ concept }) => swallowing.has(concept));
  if (!swallowed.every(isOfFood)) return [...hits];
  const isFlat = (hit: Hit) => flat.some((each) => clauseOf(each.from) === clauseOf(hit.from));
  return hits.filter((hit) => hit.concept !== 'battery' || !isFlat(hit));
}
