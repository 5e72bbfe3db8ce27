import type { PortionPlace } from '../../../contract/portion-words';
import type { Batch } from '../../engine/recipes/recipe';
import { dateAfter } from '../log/calendar-days';

type Storage = Pick<Batch, 'fridgeDays' | 'freezerMonths'>;

/** Of a recipe that says nothing: the shorter of what the library's recipes say, since it may hold cooked rice. */
export const usualStorage: Storage = { fridgeDays: 1, freezerMonths: 1 };

/** A short month, so that a portion never lasts longer than the recipe says. */
const daysOfMonth = 28;

/** Returns the last day on which a portion may be served, or null where the dish is not for that place. */
export function eatBy(
  { fridgeDays, freezerMonths }: Storage,
  place: PortionPlace,
  cookedOn: string,
): string | null {
  const days = place === 'fridge' ? fridgeDays : freezerMonths * daysOfMonth;
  return days === 0 ? null : dateAfter(cookedOn, days);
}
