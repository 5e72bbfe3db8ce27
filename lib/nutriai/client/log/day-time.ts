import { daysAfter } from '../plans/calendar';
import { localToday } from '../local-date';
import { dateFormat } from '../shown-english';

/** The family's time zone, by which days begin. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The browser's own date of a moment. */
export function dateOfMoment(moment: string): string {
  return localToday(new Date(moment));
}

/** `HH:MM` by the browser's clock, as a time field takes it. */
export function timeOfMoment(moment: string): string {
  const date = new Date(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/**
 * The moment of a date and a time, never in the future. Seconds and thousandths are the clock's: no two
 * entries of a member have the same moment, by which an entry whose answer was lost is found again.
 */
export function momentAt(date: string, time: string, now = new Date()): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const at = new Date(year, month - 1, day, hours, minutes, now.getSeconds(), now.getMilliseconds());
  return (at > now ? now : at).toISOString();
}

/** Now, or on another day the same time of that day. */
export function momentOn(date: string, now = new Date()): string {
  return momentAt(date, timeOfMoment(now.toISOString()), now);
}

const weekday = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** "Today", "Yesterday", and the days before by their dates. */
export function dayName(date: string, today: string): string {
  if (date === today) return 'Today';
  return date === daysAfter(today, -1) ? 'Yesterday' : dayInWords(date);
}

/** "Saturday 21 November" */
export function dayInWords(date: string): string {
  return weekday.format(new Date(`${date}T00:00:00Z`));
}
