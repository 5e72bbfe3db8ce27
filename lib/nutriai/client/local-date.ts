import { dateFormat } from './shown-english';

/** Today by the browser's own calendar, `YYYY-MM-DD`. */
export function localToday(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const longDate = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** A calendar date to read: "1 March 2027". */
export function dateInWords(date: string): string {
  return longDate.format(new Date(`${date}T00:00:00Z`));
}
