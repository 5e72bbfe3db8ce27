import { boundedMemo } from '../bounded-memo';
import { dateOfDay, dayNumber } from '../growth/age';

const withOffset = /T[^T]*(Z|[+-]\d{2}:?\d{2})$/;

/** By time zone: making one takes a hundred times as long as asking it, and a year's log asks it thousands of times. */
const formats = boundedMemo<Intl.DateTimeFormat>(
  // More than there are zones; names may be written in any case.
  1_000,
);

/** `en-CA` writes dates as ISO does. */
const formatOf = (timeZone: string) =>
  formats(
    timeZone,
    () =>
      new Intl.DateTimeFormat('en-CA', {
        timeZone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
      }),
  );

/** The calendar day of an instant in a time zone. */
function dayIn(timeZone: string, instant: number): string {
  return formatOf(timeZone).format(instant);
}

/**
 * The day, `YYYY-MM-DD`, that an ISO date and time counts to: in the family's time zone, if that is given and
 * the time says its offset from UTC; else the day written in it.
 * @throws RangeError for what is no date and time, or for a time zone that does not exist
 */
export function dayOf(time: string, timeZone?: string): string {
  const instant = Date.parse(time);
  const written = time.slice(0, 10);
  if (Number.isNaN(instant)) throw new RangeError(`"${time}" is no date and time as ISO 8601 writes it.`);
  if (timeZone !== undefined && withOffset.test(time)) return dayIn(timeZone, instant);
  return dateOfDay(dayNumber(written));
}

/** The days of a window, oldest first; the last is `today`. */
export function daysUpTo(today: string, count: number): string[] {
  const last = dayNumber(today);
  return Array.from({ length: count }, (_, index) => dateOfDay(last - count + 1 + index));
}

/** Days from one date to another; below zero if the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** A date so many days on. */
export function addDays(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days);
}
