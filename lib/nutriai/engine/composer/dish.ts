import type { Food } from '../foods/food';
import type { Texture } from '../foods/food-serving';
import { type Family } from './flavours/families';
import { type KitchenFood } from './kitchen/kitchen-food';
import { type Pattern } from './patterns/pattern';

/** Slot names of what no slot of the pattern takes: stirred in at the end, or served beside. */
export const extraSlot = 'extra';
export const sideSlot = 'side';

/** A food with its place in a dish. */
export interface Item {
  kitchen: KitchenFood;
  food: Food;
  /** Name of the pattern's slot, `extra` or `side`. */
  slot: string;
  /** For the whole batch; 0 until it is weighed. */
  grams: number;
  asked: boolean;
}

/** A dish before it is written down. */
export interface Dish {
  pattern: Pattern;
  items: readonly Item[];
  family: Family;
  texture: Texture;
  ageMonths: number;
  servings: number;
  /** What would boil is steamed. */
  isSteamed?: boolean;
  /** Varies wording. */
  variant: number;
}

/** The items of a slot. */
export function itemsOf({ items }: Pick<Dish, 'items'>, slot: string): Item[] {
  return items.filter((item) => item.slot === slot);
}

/** Whether it is a pinch of herb or spice. */
export function isPinch({ kitchen }: Pick<Item, 'kitchen'>): boolean {
  return kitchen.measure.by === 'pinch';
}
