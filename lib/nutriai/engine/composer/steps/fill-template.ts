import { type Dish, itemsOf } from '../dish';
import { the } from './words';

const slotPattern = /\{(\w+(?:\+\w+)*)!?\}/g;

/** The slots that a template names. */
export function slotsNamed(template: string): string[] {
  return [...template.matchAll(slotPattern)].flatMap(([, slots = '']) => slots.split('+'));
}

/**
 * A sentence with the foods of its slots: `{slot}` is "the potato and carrot", `{one+other}` one list of what
 * is in either, `{slot!}` the same without "the", `{minutes:slot}` how long they cook; a part in square
 * brackets is left out when all its slots are empty.
 */
export function fillTemplate(template: string, dish: Dish): string {
  return template
    .replace(/\[([^[\]]*)\]/g, (_, part: string) =>
      slotsNamed(part).some((slot) => itemsOf(dish, slot).length > 0) ? part : '',
    )
    .replace(/\{minutes:(\w+)\}/g, (_, slot: string) =>
      String(Math.max(1, ...itemsOf(dish, slot).map(({ kitchen }) => kitchen.minutes))),
    )
    .replace(/\{(\w+(?:\+\w+)*)(!?)\}/g, (_, slots: string, bare: string) => {
      const words = the(slots.split('+').flatMap((slot) => itemsOf(dish, slot)));
      return bare === '!' ? words.replace(/^the /, '') : words;
    });
}
