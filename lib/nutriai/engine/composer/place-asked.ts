import { type Item, extraSlot, sideSlot } from './dish';
import { type Role } from './kitchen/kitchen-food';
import { type Available } from './may-cook';
import { type Pattern, type Slot } from './patterns/pattern';

/** What is stirred into a dish without changing it. */
const stirredIn: readonly Role[] = [
  'nut',
  'creamy',
  'cheese',
  'fat',
  'herb',
  'spice',
  'sharp',
  'liquid',
  'coconut',
];
/** Further vegetables go into the pot of a spooned dish. */
const intoThePot: readonly Role[] = ['vegetable', 'leaf', 'aromatic', 'sauce', 'pulse', 'root', 'flour'];

/** Whether a slot takes a food, whatever else is in it. */
export function takes(slot: Slot, { kitchen }: Pick<Available, 'kitchen'>): boolean {
  if (slot.foods) return slot.foods.includes(kitchen.food);
  return slot.roles.includes(kitchen.role) && (slot.ways?.includes(kitchen.cookedBy ?? kitchen.way) ?? true);
}

/**
 * Each asked food in the slot that fits it best; else stirred in, or served beside. The choosiest foods are
 * placed first.
 */
export function placeAsked(pattern: Pattern, asked: readonly Available[]): Item[] {
  const taken = new Map<string, number>();
  const choices = (available: Available) => pattern.slots.filter((slot) => takes(slot, available));
  const order = [...asked].sort((a, b) => choices(a).length - choices(b).length);
  return order.map((available) => {
    const openTo = (one: Available) => choices(one).filter(({ name, max }) => (taken.get(name) ?? 0) < max);
    const chosen =
      [available, ...(available.alternatives ?? [])].find((one) => openTo(one).length > 0) ?? available;
    const open = openTo(chosen);
    const slot = open.find(({ foods }) => foods !== undefined) ?? open[0];
    if (slot) taken.set(slot.name, (taken.get(slot.name) ?? 0) + 1);
    const { kitchen, food } = chosen;
    return { kitchen, food, slot: slot?.name ?? elsewhere(pattern, chosen), grams: 0, asked: true };
  });
}

function elsewhere({ form, families, steps }: Pattern, { kitchen }: Available): string {
  const isSweet = families.includes('sweet');
  const hasPot = steps.some((step) => step.do === 'pot');
  const isHome = kitchen.families.some((family) => families.includes(family));
  if (stirredIn.includes(kitchen.role)) return isHome ? extraSlot : sideSlotFor(kitchen.role);
  if (hasPot && !isSweet && (form === 'mash' || form === 'mixed') && intoThePot.includes(kitchen.role))
    return extraSlot;
  return sideSlot;
}

/** What cannot be served by itself is stirred in all the same. */
function sideSlotFor(role: Role): string {
  return role === 'cheese' || role === 'creamy' ? sideSlot : extraSlot;
}
