import type { Pattern } from '@/lib/nutriai/engine/composer/patterns/pattern';
import type { Knowledge } from '@/lib/nutriai/engine/knowledge/knowledge';
import type { Problem } from '../problem';

/** What a title may name besides slots. */
const wordsOfTitles = ['names', 'with', 'flavour'];

/**
 * Patterns whose sentences and names speak of slots that they do not have, and slots that can never be filled
 * as they say.
 */
export function faultyPatterns({ dishPatterns, foods }: Knowledge): Problem[] {
  const known = new Set(foods.flatMap(({ foods: all }) => all.map(({ id }) => id)));
  return dishPatterns.flatMap((pattern) =>
    [
      ...unknownSlots(pattern).map((name) => `There is no slot ${name}.`),
      ...pattern.slots
        .flatMap((slot) => slot.foods ?? [])
        .filter((food) => !known.has(food))
        .map((food) => `There is no food ${food}.`),
      ...unfillable(pattern).map((name) => `The figures of ${name} are out of order.`),
    ].map((message) => ({ where: `dish-patterns: ${pattern.id}`, message })),
  );
}

function unknownSlots({ slots, steps, namedBy, titles }: Pattern): string[] {
  const known = new Set(slots.map(({ name }) => name));
  const named = steps.flatMap((step) => {
    if (step.do === 'cut') return step.except ?? [];
    if (step.do !== 'say') return [];
    return [...(step.needs ?? []), ...(step.without ?? []), ...slotsIn(step.text)];
  });
  const inTitles = titles.flatMap(slotsIn).filter((name) => !wordsOfTitles.includes(name));
  return [...new Set([...namedBy, ...named, ...inTitles])].filter((name) => !known.has(name));
}

/** `{root+vegetable}` names two. */
function slotsIn(text: string): string[] {
  return [...text.matchAll(/\{([a-z+]+)\}/g)].flatMap(([, names = '']) => names.split('+'));
}

function unfillable({ slots }: Pattern): string[] {
  return slots
    .filter(({ min, max, share: [least, usual, most] }) => min > max || least > usual || usual > most)
    .map(({ name }) => name);
}
