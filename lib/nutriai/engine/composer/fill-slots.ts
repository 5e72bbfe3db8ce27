import { type FoodFlag } from '../foods/food';
import { extraSlot, type Item, sideSlot } from './dish';
import { clash } from './flavours/clashes';
import { type Family } from './flavours/families';
import { pairingWeight } from './flavours/pairings';
import { type Available } from './may-cook';
import { type Pattern, type Slot } from './patterns/pattern';
import { takes } from './place-asked';
import { type SeededRandom } from './seeded-random';

/** How readily meat that stews for long is taken for a dish that is not stewed. */
const outOfPlace = 0.03;

/** How much more readily what brings iron is chosen when iron is asked for. */
const ironWeight = 6;

/** How readily a food of another kitchen is taken when its own has none. */
const strangerWeight = 0.02;

export interface Filling {
  pattern: Pattern;
  family: Family;
  placed: readonly Item[];
  pool: readonly Available[];
  random: SeededRandom;
  /** What brings iron is chosen more readily. */
  wantsIron: boolean;
}

/**
 * The foods of a dish: what was asked, then what each slot needs, chosen by kitchen, by what goes together
 * and by chance. Null when a slot can't be filled.
 */
export function fillSlots({ pattern, family, placed, pool, random, wantsIron }: Filling): Item[] | null {
  const items = [...placed];
  for (const { slot, isNeeded } of openings(pattern, placed, random)) {
    const chosen = choose(slot, items, {
      family,
      pool,
      random,
      stranger: isNeeded ? strangerWeight : 0,
      wantsIron,
      isStewed: ['stew', 'soup'].includes(pattern.kind),
    });
    if (chosen) items.push({ ...chosen, slot: slot.name, grams: 0, asked: false });
    else if (isNeeded && !slot.roles.includes('fat')) return null;
  }
  return items;
}

/** Places still to fill: what must be, then what may be. */
function openings(
  { slots }: Pattern,
  placed: readonly Item[],
  random: SeededRandom,
): { slot: Slot; isNeeded: boolean }[] {
  const isCrowded = placed.filter(({ kitchen }) => kitchen.unnamed === undefined).length >= mostMain;
  const needed = slots.flatMap((slot) => {
    const missing = slot.min - placed.filter((item) => item.slot === slot.name).length;
    return Array.from({ length: Math.max(0, missing) }, () => ({ slot, isNeeded: true }));
  });
  const optional = slots.flatMap((slot) => {
    const there = placed.filter((item) => item.slot === slot.name).length;
    if (there > slot.min || there >= slot.max || (isCrowded && !slot.roles.includes('fat'))) return [];
    if (there > 0 && slot.min === 0) return [];
    return random.chance(slot.chance ?? 0) && slot.max > slot.min ? [{ slot, isNeeded: false }] : [];
  });
  return [...needed, ...optional];
}

const ironFlags: readonly FoodFlag[] = ['haem_iron', 'plant_iron', 'iron_fortified'];

/** More foods that give a dish its name are no dish. */
const mostMain = 4;

function choose(
  slot: Slot,
  items: readonly Item[],
  {
    family,
    pool,
    random,
    wantsIron,
    stranger,
    isStewed,
  }: Pick<Filling, 'family' | 'pool' | 'random' | 'wantsIron'> & {
    stranger: number;
    isStewed: boolean;
  },
): Available | undefined {
  const inPot = items.filter((item) => item.slot !== sideSlot && item.slot !== extraSlot);
  const ids = inPot.map(({ food }) => food.id);
  const options = pool.filter((available) => takes(slot, available) && goesWith(available, items));
  return random.pick(options, ({ kitchen, food }) => {
    const home = kitchen.families.includes(family) ? 1 : stranger;
    const slow = kitchen.way === 'slow' && !isStewed ? outOfPlace : 1;
    const iron = wantsIron && food.flags.some((flag) => ironFlags.includes(flag)) ? ironWeight : 1;
    return kitchen.weight * home * slow * iron * pairingWeight(kitchen.food, ids);
  });
}

function goesWith({ kitchen }: Available, items: readonly Item[]): boolean {
  return items.every(
    (item) =>
      item.kitchen.food !== kitchen.food &&
      (item.kitchen.title !== kitchen.title || item.kitchen.unnamed !== undefined) &&
      (item.slot === sideSlot || !clash(item.kitchen, kitchen)),
  );
}
