import { type FoodState } from '../../foods/food';
import { familiesOf } from '../flavours/families';
import { type KitchenFood, type Measure, type Role, type Way } from './kitchen-food';

/** What an entry says beyond its row. */
export type Extras = Partial<Pick<KitchenFood, 'title' | 'weight' | 'unnamed' | 'cut' | 'minutes'>>;

/** One row of a table: food, state as weighed (null: no composition), name in a step, families by letter, measure. */
export type Row = readonly [
  food: string,
  state: FoodState | null,
  name: string,
  families: string,
  measure: Measure,
  extras?: Extras,
];

/** The rows of a table that share role, way and the rest. */
export function entries(
  defaults: { role: Role; way: Way; minutes: number; cut?: string },
  rows: readonly Row[],
): KitchenFood[] {
  return rows.map(([food, state, name, families, measure, extras = {}]) => ({
    food,
    ...(state && { state }),
    cut: '',
    weight: state === null && measure.by !== 'pinch' ? 0 : 1,
    title: name,
    ...defaults,
    name,
    families: familiesOf(families),
    measure,
    ...extras,
  }));
}

/** Counted by the piece, of so many grams as weighed. */
export function piece(grams: number, one: string, many = `${one}s`): Measure {
  return { by: 'piece', grams, one, many };
}

/** Counted cooked and bought dry. */
export function dry(ratio: number): Measure {
  return { by: 'dry', ratio };
}

/** Beans and peas: bought in tins. */
export const beans: Measure = { by: 'dry', ratio: 0.41, tinned: true };

/** Counted cooked and bought raw. */
export function raw(ratio: number): Measure {
  return { by: 'raw', ratio };
}

/** Measured by the tablespoon of so many grams. */
export function spoon(grams: number, note?: string): Measure {
  return { by: 'spoon', grams, ...(note !== undefined && { note }) };
}

/** By weight alone. */
export function weight(note?: string): Measure {
  return { by: 'weight', ...(note !== undefined && { note }) };
}

export const ml: Measure = { by: 'ml' };
export const pinchOf: Measure = { by: 'pinch' };
