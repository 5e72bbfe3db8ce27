import type { Pattern } from '@/lib/nutriai/engine/composer/patterns/pattern';
import { type Family, families } from '@/lib/nutriai/engine/composer/flavours/families';
import type { DishSlots, WrittenDishPattern } from '@/lib/nutriai/engine/knowledge/schemas/dish-patterns';

type WrittenFamily = WrittenDishPattern['families'][number];

/**
 * Returns a pattern with each of its slots whole and its kitchens named one by one.
 * @throws Error when a slot starts from one that there is not
 */
export function dishPattern(written: WrittenDishPattern, { slots }: DishSlots): Pattern {
  return {
    ...written,
    families: written.families.flatMap(familiesNamed),
    slots: written.slots.map(({ like, ...differs }) => {
      const base = slots[like];
      if (!base) throw new Error(`dish-patterns: ${written.id}: There is no slot ${like}.`);
      return { name: like, ...base, ...differs };
    }),
  };
}

function familiesNamed(family: WrittenFamily): readonly Family[] {
  return family === 'savoury' ? families.filter((each) => each !== 'sweet') : [family];
}
