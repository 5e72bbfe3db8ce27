import { dateFormat } from '../shown-english';

/** Dates without a time, `YYYY-MM-DD`, as people read them; no time zone may move them. */
function dayFormat(options: Intl.DateTimeFormatOptions): (date: string) => string {
  const format = dateFormat({ ...options, timeZone: 'UTC' });
  return (date) => format.format(new Date(`${date}T00:00:00Z`));
}

/** "6 Mar 2026" */
export const dateText = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** "6 Mar" */
export const dayAndMonth = dayFormat({ day: 'numeric', month: 'short' });

/** "Friday 6 March" */
export const fullDay = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** "Fri" */
export const weekdayName = dayFormat({ weekday: 'short' });

/** "6" */
export const dayOfMonth = dayFormat({ day: 'numeric' });
