import type { Texture } from '../../foods/food-serving';
import {
  type Batch,
  type DishKind,
  type Meal,
  type RecipeTag,
  type reheatingWords,
} from '../../recipes/recipe';
import { type Family } from '../flavours/families';
import { type Role, type Way } from '../kitchen/kitchen-food';

/** A place in a dish. */
export interface Slot {
  name: string;
  roles: readonly Role[];
  /** Only foods made ready in one of these ways; any, unless it says otherwise. */
  ways?: readonly Way[];
  /** Only these foods. */
  foods?: readonly string[];
  min: number;
  max: number;
  /** How likely it is filled beyond its minimum when nothing asks for it, 0 to 1. */
  chance?: number;
  /** Share of the dish's weight for each food in it: least, usual, most. */
  share: readonly [least: number, usual: number, most: number];
}

/** How a dish comes to the table: what its textures and cuts follow. */
export const forms = [
  'mash', // spooned, all mashed or blended together
  'bowl', // porridge, yoghurt, fruit
  'mixed', // spooned, in small soft pieces: pasta, stew
  'strips', // cut into strips: pancake, omelette
  'shaped', // patties, balls pressed flat
  'wedges', // muffins, bakes in a tin
  'fingers', // soft pieces to hold
  'toast', // something spread on bread
] as const;
export type Form = (typeof forms)[number];

/**
 * One step of the method. `say` writes a sentence in which `{slot}` stands for the foods of a slot and a part
 * in square brackets is left out when its slots are empty; the others are written by the way each food is
 * made ready.
 */
export type StepPlan =
  | { do: 'oven'; celsius: number; and: string }
  | { do: 'cut'; except?: string }
  | { do: 'soften' }
  | { do: 'pot' }
  | { do: 'grain' }
  | { do: 'apart' }
  | { do: 'rest'; verb: 'Stir in' | 'Fold in' | 'Mash in' }
  | { do: 'say'; text: string; needs?: readonly string[]; without?: readonly string[] }
  | { do: 'sides' }
  | { do: 'texture' }
  | { do: 'finish' };

/** A kind of dish: what goes in, how it is cooked, what it is called. */
export interface Pattern {
  id: string;
  kind: DishKind;
  form: Form;
  /** Made only in a kitchen without any heat, or with a microwave and no hob. */
  onlyFor?: 'no_cooking' | 'microwave';
  /** Made only where it is asked for: beside milk it has to give no energy. */
  isTaste?: true;
  meals: readonly Meal[];
  fromMonths: number;
  /** Most months at which it is offered unasked. */
  toMonths?: number;
  textures: readonly Texture[];
  families: readonly Family[];
  slots: readonly Slot[];
  steps: readonly StepPlan[];
  /** Slots whose foods give the dish its name, most telling first. */
  namedBy: readonly string[];
  /**
   * `{names}` stands for up to three foods as in "pea and potato", `{with}` as in "peas and potatoes",
   * `{flavour}` for a herb or spice.
   */
  titles: readonly string[];
  /** Words of a wish that ask for it. */
  words: readonly string[];
  /** Besides the cooking of what is in it: mixing, baking, cooling. */
  minutes: number;
  /** The rest is cooked during these minutes, not before. */
  meanwhile?: true;
  servings: number;
  /** Of one serving, beside a main meal's: 1 for a main meal, less for a snack. */
  portion: number;
  makes: string;
  fridgeDays: Batch['fridgeDays'];
  freezerMonths: Batch['freezerMonths'];
  reheating: keyof typeof reheatingWords;
  tags: readonly RecipeTag[];
  /** How often it is chosen unasked. */
  weight: number;
}
