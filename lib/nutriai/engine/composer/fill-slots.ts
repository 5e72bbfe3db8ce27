import { type Food } from '../foods/food';
import { extraSlot, type Item, sideSlot } from './dish';
import { clash } from './flavours/clashes';
import { type Family } from './flavours/families';
import { pairingWeight } from './flavours/pairings';
import { type Role } from './kitchen/kitchen-food';
import { type Available } from './may-cook';
import { type Pattern, type Slot } from './patterns/pattern';
import { takes } from './place-asked';
import { type SeededRandom } from './seeded-random';

/** How readily meat that stews for long is taken for a dish that is not stewed. */
const outOfPlace = 0.03;

/** How readily a food of another kitchen is taken when its own has none. */
const strangerWeight = 0.02;

export interface Filling {
  pattern: Pattern;
  family: Family;
  placed: readonly Item[];
  pool: readonly Available[];
  random: SeededRandom;
  /** How readily each food is chosen for what was wished: 1 where nothing was. */
  leaning: (food: Food) => number;
  /** Foods that places are filled for. */
  eager: ReadonlySet<string>;
  /** Hardly more than what was named is to go in. */
  isSparse: boolean;
}

/**
 * The foods of a dish: what was asked, then what each slot needs, chosen by kitchen, by what goes together
 * and by chance. Null when a slot can't be filled.
 */
export function fillSlots(filling: Filling): Item[] | null {
  const { pattern, family, placed, pool, random, leaning, eager } = filling;
  const items = [...placed];
  for (const { slot, isNeeded, isWished } of openings(filling)) {
    const chosen = choose(slot, items, {
      family,
      pool,
      random,
      stranger: isNeeded || isWished ? strangerWeight : 0,
      only: isWished && !isNeeded ? eager : null,
      leaning,
      isStewed: ['stew', 'soup'].includes(pattern.kind),
    });
    if (chosen) items.push({ ...chosen, slot: slot.name, grams: 0, asked: false });
    else if (isNeeded && !slot.roles.includes('fat')) return null;
  }
  return items;
}

/** A place to fill. */
interface Opening {
  slot: Slot;
  isNeeded: boolean;
  /** A food that is wished for fits into it. */
  isWished: boolean;
}

const leftOut: readonly Role[] = ['vegetable', 'leaf', 'aromatic', 'creamy', 'fruit', 'nut', 'pulse'];

/** Where two foods were named and nothing else is at home, a dish goes without a vegetable. */
export function canBeLeftOut({ roles, foods }: Slot, placed: readonly Item[]): boolean {
  return foods === undefined && placed.length > 1 && roles.some((role) => leftOut.includes(role));
}

/** Places still to fill: what must be, then what may be. */
function openings({ pattern: { slots }, placed, pool, random, eager, isSparse }: Filling): Opening[] {
  const isWished = (slot: Slot) =>
    !isSparse && pool.some((available) => eager.has(available.food.id) && takes(slot, available));
  const chanceOf = (slot: Slot) => (isSparse ? 0 : isWished(slot) ? 1 : (slot.chance ?? 0));
  const isCrowded = placed.filter(({ kitchen }) => kitchen.unnamed === undefined).length >= mostMain;
  const needed = slots.flatMap((slot) => {
    const missing = slot.min - placed.filter((item) => item.slot === slot.name).length;
    if (isSparse && canBeLeftOut(slot, placed)) return [];
    return Array.from({ length: Math.max(0, missing) }, () => ({
      slot,
      isNeeded: true,
      isWished: isWished(slot),
    }));
  });
  const optional = slots.flatMap((slot) => {
    const there = placed.filter((item) => item.slot === slot.name).length;
    if (there > slot.min || there >= slot.max || (isCrowded && !slot.roles.includes('fat'))) return [];
    if (there > 0 && slot.min === 0) return [];
    return random.chance(chanceOf(slot)) && slot.max > slot.min
      ? [{ slot, isNeeded: false, isWished: isWished(slot) }]
      : [];
  });
  return [...needed, ...optional];
}

/** More foods that give a dish its name are no dish. */
const mostMain = 4;

function choose(
  slot: Slot,
  items: readonly Item[],
  {
    family,
    pool,
    random,
    leaning,
    stranger,
    only,
    isStewed,
  }: Pick<Filling, 'family' | 'pool' | 'random' | 'leaning'> & {
    stranger: number;
    /** Only these foods; any where it is null. */
    only: ReadonlySet<string> | null;
    isStewed: boolean;
  },
): Available | undefined {
  const inPot = items.filter((item) => item.slot !== sideSlot && item.slot !== extraSlot);
  const ids = inPot.map(({ food }) => food.id);
  const options = pool.filter(
    (available) =>
      takes(slot, available) &&
      (only?.has(available.food.id) ?? true) &&
      (available.food.id !== 'water' || slot.name === 'liquid') &&
      goesWith(available, items),
  );
  return random.pick(options, ({ kitchen, food }) => {
    const home = kitchen.families.includes(family) ? 1 : stranger;
    const slow = kitchen.way === 'slow' && !isStewed ? outOfPlace : 1;
    return kitchen.weight * home * slow * leaning(food) * pairingWeight(kitchen.food, ids);
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
