import { dark, light } from '@/lib/content/pictures/colours';
import type { FoodPicture } from '@/lib/nutriai/engine/knowledge/schemas/food-pictures';

/** What pieces of a food are painted with. */
export interface Look {
  form: NonNullable<FoodPicture['served']['form']> | 'plain';
  main: string;
  shade: string;
  shine: string;
  /** Of seeds, skin, crust or yolk. */
  second: string;
  /** From which age it is served so: the older, the coarser. */
  months: number;
}

/** How a food looks as it is served at an age. */
export function lookOf({ form, colours }: FoodPicture['served'], months: number): Look {
  const [main = '#f3e3b3', second = dark(main)] = colours;
  return { form: form ?? 'plain', main, second, shade: dark(main, 0.2), shine: light(main), months };
}

/** Not quite in rows, as food lies on a plate; the same at every drawing. */
export const astray = (place: number) => ((place * 37) % 9) - 4;

/** Places in rows on the plate. */
export const places = (columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_each, index) => ({
    index,
    x: 62 + ((index % columns) - (columns - 1) / 2) * (66 / columns) + astray(index) / 2,
    y: 38 + (Math.floor(index / columns) - (rows - 1) / 2) * (36 / rows) + astray(index + 3) / 2,
    turn: astray(index) * 9,
  }));
