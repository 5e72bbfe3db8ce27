import { type FoodState } from '../../foods/food';
import { type Family } from '../flavours/families';

/** What a food does in a dish. */
export const roles = [
  'root', // potato, yam: mashes, thickens
  'grain', // boiled on its own: rice, pasta, quinoa
  'oats', // cooked to porridge: oats, semolina, polenta
  'cereal', // baby cereal, stirred into something warm
  'flour', // binds
  'bread',
  'pulse',
  'mince',
  'meat',
  'fish',
  'shellfish',
  'egg',
  'tofu',
  'vegetable',
  'leaf',
  'aromatic', // softened first: onion, leek
  'sauce', // tomato and what else makes a dish moist
  'fruit',
  'cheese',
  'creamy', // stirred in: yoghurt, soft cheese, cream
  'liquid', // milks
  'coconut',
  'nut', // nut butters, ground nuts and seeds
  'fat',
  'herb',
  'spice',
  'sharp', // lemon juice
] as const;
export type Role = (typeof roles)[number];

/** How a food is made ready. The words of the steps hang on it. */
export const ways = [
  'simmer', // cut up and cooked in water until soft
  'leaf', // chopped and cooked for the last minutes
  'soften', // in the fat, first of all
  'sauce', // cooked down
  'boil_grain', // on its own, then drained
  'soak_grain', // hot water poured over
  'porridge', // dry, simmered in liquid until thick
  'cereal', // dry, whisked into something warm
  'soak_cereal', // crushed and soaked
  'flour',
  'toast',
  'warm_bread',
  'dry_pulse', // falls apart in the pot
  'cooked_pulse', // cooked or tinned beforehand
  'mash_pulse', // made already: hummus
  'mince',
  'shred', // poached until no pink is left, then shredded
  'slow', // stewed for long, then shredded
  'liver',
  'flake', // poached, boned, flaked
  'tinned_fish',
  'shellfish',
  'egg',
  'tofu',
  'ripe', // soft as it is: banana
  'stew', // stewed in a splash of water
  'soak_fruit', // dried fruit
  'grate', // eaten raw, grated or shredded
  'puree', // out of a jar
  'grate_cheese',
  'stir_in',
  'pour',
  'nut_butter',
  'grind',
  'fat',
  'herb',
  'spice',
  'squeeze',
  'reheat', // cooked before, left over
] as const;
export type Way = (typeof ways)[number];

/** How an amount is said in a kitchen. */
export type Measure =
  | { by: 'piece'; grams: number; one: string; many: string }
  /** Weighed cooked; `ratio` is dry over cooked. */
  | { by: 'dry'; ratio: number; tinned?: true }
  /** Weighed cooked; `ratio` is raw over cooked. */
  | { by: 'raw'; ratio: number }
  /** Grams of a tablespoon. */
  | { by: 'spoon'; grams: number; note?: string }
  | { by: 'ml' }
  | { by: 'weight'; note?: string }
  | { by: 'pinch' };

/** What a cook knows of a food: where it goes, how it is made ready, what it goes with. */
export interface KitchenFood {
  /** Food id. */
  food: string;
  /** As weighed; without one it has no composition and its nutrients are not counted. */
  state?: FoodState;
  role: Role;
  way: Way;
  /** Of what is left over: how it was made ready. */
  cookedBy?: Way;
  /** Minutes until it is soft or cooked through. */
  minutes: number;
  /** In a step, after "the": "carrot", "peas". */
  name: string;
  /** In a title, in lower case. */
  title: string;
  /** What is done with it first: "peel and dice". */
  cut: string;
  measure: Measure;
  /** Cuisines and the sweet kitchen it is at home in. */
  families: readonly Family[];
  /** How often it is chosen unasked: 0 only when asked for. */
  weight: number;
  /** Too mild, strong or wet to give a dish its name. */
  unnamed?: true;
}
