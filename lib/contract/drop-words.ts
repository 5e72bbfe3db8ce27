/** Monday first, as a week is planned. */
export const weekdayWords = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdayWords)[number];

/** Drops and medicines on the list of one baby. */
export const dropsAtMost = 30;
export const dosesAtMost = 1000;

/** The schedule is read back this far. */
export const streakAtMost = 400;

/** Returns the weekday of a date, `YYYY-MM-DD`. */
export function weekdayOf(date: string): Weekday {
  const fromSunday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekdayWords[(fromSunday + 6) % 7] ?? 'mon';
}

/** Says whether drops are due on a date. What is given as needed never is. */
export function isDueOn({ weekdays }: { weekdays: readonly Weekday[] }, date: string): boolean {
  return weekdays.includes(weekdayOf(date));
}
