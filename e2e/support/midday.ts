const hourMs = 3_600_000;

/**
 * A time zone where it is about midday now, named as IANA names those of a fixed offset (`Etc/GMT-5` is five
 * hours ahead of Greenwich). In it no day ends while a test speaks of today.
 */
export function zoneAtMidday(nowMs = Date.now()): string {
  const hoursAhead = 12 - new Date(nowMs).getUTCHours();
  return `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`;
}

/** For a file's `timezoneId`: it stays the same for as long as the process lives. */
export const middayZone = zoneAtMidday();

/** The calendar date in that zone, so many days from now. */
export function middayDate(days = 0, timeZone = middayZone): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + days * 24 * hourMs);
}

/** The time of day there at a moment, `HH:MM`. */
export function middayTime(ms: number, timeZone = middayZone): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(ms);
}
