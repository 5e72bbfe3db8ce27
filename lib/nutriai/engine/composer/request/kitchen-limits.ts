import { type Available } from '../may-cook';
import { type Way } from '../kitchen/kitchen-food';
import { type Pattern } from '../patterns/pattern';
import { microwaved, patterns, uncooked } from '../patterns/pattern-list';
import { type Equipment } from './request-facts';

/** Ready as they are, or out of a tin. */
const uncookedWays: ReadonlySet<Way> = new Set([
  ...(['ripe', 'grate', 'mash_pulse', 'puree', 'grate_cheese', 'stir_in', 'pour', 'nut_butter'] as const),
  ...(['tinned_fish', 'herb', 'squeeze', 'fat', 'cooked_pulse', 'soak_cereal', 'cereal', 'grind'] as const),
]);
/** Little is cooked in so short a time: dishes of ripe and tinned foods are offered too. */
const hurriedMinutes = 12;
const hobWords = /simmer|boil|fry|steam|poach|stew|soften|warm|\bpan\b|\bheat\b|toast/i;

/** Returns the dishes that a kitchen can make at all: without a hob or any heat also those that are made only then. */
export function patternsFor(equipment: readonly Equipment[], minutes: number | null): readonly Pattern[] {
  if (equipment.includes('no_cooking')) return [...uncooked, ...patterns.filter(needsNoHeat)];
  const withoutOven = equipment.includes('no_oven')
    ? patterns.filter((pattern) => !needsOven(pattern))
    : patterns;
  const isHurried = minutes !== null && minutes <= hurriedMinutes;
  const isWithoutMicrowave = equipment.includes('no_microwave');
  if (!equipment.includes('no_hob'))
    return isHurried ? [...uncooked, ...(isWithoutMicrowave ? [] : microwaved), ...withoutOven] : withoutOven;
  return [
    ...(isWithoutMicrowave ? uncooked : microwaved),
    ...withoutOven.filter((pattern) => !needsHob(pattern)),
  ];
}

/** Returns the foods that a kitchen can make ready. */
export function poolFor(pool: readonly Available[], equipment: readonly Equipment[]): readonly Available[] {
  if (equipment.includes('no_cooking')) return pool.filter(({ kitchen }) => uncookedWays.has(kitchen.way));
  if (equipment.includes('one_pan'))
    return pool.filter(
      ({ kitchen: { way } }) => !['slow', 'shred', 'egg', 'soak_fruit', 'liver'].includes(way),
    );
  return pool;
}

function needsOven({ steps }: Pattern): boolean {
  return steps.some(
    (step) => step.do === 'oven' || (step.do === 'say' && /\bbake\b|\boven\b/i.test(step.text)),
  );
}

function needsHob({ steps }: Pattern): boolean {
  return steps.some(
    (step) => ['soften', 'pot', 'grain'].includes(step.do) || (step.do === 'say' && hobWords.test(step.text)),
  );
}

const needsNoHeat = (pattern: Pattern) => !needsOven(pattern) && !needsHob(pattern);
