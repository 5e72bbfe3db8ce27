import type * as z from 'zod';
import type { PortionPlace } from '../../../contract/portion-words';
import { recipeById } from '../../engine/recipes/recipe-list';
import { latestDate } from '../log/calendar-days';
import { eatBy, usualStorage } from '../portions/eat-by';
import type { exportedEntries } from './read/account-file';

/** Portions of a dish as they are stored; `ref` is their id in the file. */
export interface PortionEntry {
  ref: string;
  recipe: string;
  title: string;
  grams: number;
  portions: number;
  place: PortionPlace;
  cookedOn: string;
  eatBy: string;
}

/**
 * Reads portions of an export. Their last day follows from the dish and the day of cooking, whatever the file
 * says.
 */
export function readPortion(
  value: z.output<typeof exportedEntries.portions>,
  nowMs: number,
): { portion: PortionEntry } | { problem: string } {
  const { id: ref, recipe, grams, portions, place, cooked_on: cookedOn } = value;
  if (cookedOn > latestDate(nowMs)) return { problem: 'This day is in the future.' };
  const listed = recipeById(recipe);
  const until = eatBy(listed?.batch ?? usualStorage, place, cookedOn);
  if (until === null) return { problem: `“${value.title}” is not for the ${place}.` };
  const title = listed?.title ?? value.title;
  return { portion: { ref, recipe, title, grams, portions, place, cookedOn, eatBy: until } };
}
