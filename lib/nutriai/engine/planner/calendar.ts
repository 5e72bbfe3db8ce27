import { dateOfDay, dayNumber } from '../growth/age';

/** The date so many days after another; both `YYYY-MM-DD`. */
export function dateAfter(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days);
}

const daysAWeek = 7;
/** The first of January 1970 was a Thursday, three days after a Monday. */
const daysSinceMonday = 3;
const firstWeekendDay = 5;

/** Monday to Friday. */
export function isWeekday(date: string): boolean {
  return (dayNumber(date) + daysSinceMonday) % daysAWeek < firstWeekendDay;
}
