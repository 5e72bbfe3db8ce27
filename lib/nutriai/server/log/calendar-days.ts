import { dateOfDay, dayNumber } from '../../engine/growth/age';

const dayMs = 86_400_000;

/** The zone furthest ahead of UTC: where a new day begins first. */
const furthestAheadMs = 14 * 3_600_000;

/** The date of an instant in UTC, `YYYY-MM-DD`. */
export function utcDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The last date that it is anywhere on earth: a later one is in the future for everybody. */
export function latestDate(nowMs: number): string {
  return utcDate(nowMs + furthestAheadMs);
}

/** Whether a date has its form and exists. */
export function isDate(text: string): boolean {
  try {
    dayNumber(text);
    return true;
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A wall clock's reading as if it were UTC. */
function wallClockMs(instantMs: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** How far the clocks of a time zone are ahead of UTC at an instant, to the second. */
export function offsetIn(timeZone: string, ms: number): number {
  const wholeSeconds = Math.floor(ms / 1000) * 1000;
  return wallClockMs(wholeSeconds, timeZone) - wholeSeconds;
}

/** The date of an instant on the calendar of a time zone. */
export function dateIn(timeZone: string, ms: number): string {
  return utcDate(wallClockMs(ms, timeZone));
}

/** The first instant of a date in a time zone; where clocks skip midnight, that of the first hour there is. */
export function startOfDay(date: string, timeZone: string): number {
  const midnightMs = dayNumber(date) * dayMs;
  const candidates = [-dayMs, 0, dayMs].map((shift) => {
    const nearMs = midnightMs + shift;
    return midnightMs - (wallClockMs(nearMs, timeZone) - nearMs);
  });
  const reached = candidates.filter((ms) => wallClockMs(ms, timeZone) >= midnightMs);
  return Math.min(...(reached.length > 0 ? reached : candidates));
}

/**
 * The instant at which the clocks of a time zone show this, which is given as if it were UTC. Of an hour that
 * comes twice it is the first; of one that is skipped, as much later as the clocks jump.
 */
export function instantIn(timeZone: string, wallMs: number): number {
  const instants = [-dayMs, dayMs].map((shift) => {
    const nearMs = wallMs + shift;
    return wallMs - (wallClockMs(nearMs, timeZone) - nearMs);
  });
  const [first = wallMs, second] = instants;
  if (first === second) return first;
  return instants.find((ms) => wallClockMs(ms, timeZone) === wallMs) ?? Math.max(...instants);
}

/** The hour of an instant on the clocks of a time zone, with its minutes as a fraction. */
export function hourIn(timeZone: string, ms: number): number {
  const wall = new Date(wallClockMs(ms, timeZone));
  return wall.getUTCHours() + wall.getUTCMinutes() / 60;
}

/** The date so many days on. */
export function dateAfter(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days);
}
