/** Dates without a time, `YYYY-MM-DD`, as people read them; no time zone may move them. */
function format(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** "6 Mar 2026" */
export const dateText = (date: string) => format(date, { day: 'numeric', month: 'short', year: 'numeric' });

/** "6 Mar" */
export const dayAndMonth = (date: string) => format(date, { day: 'numeric', month: 'short' });

/** "Friday 6 March" */
export const fullDay = (date: string) => format(date, { weekday: 'long', day: 'numeric', month: 'long' });

/** "Fri" */
export const weekdayName = (date: string) => format(date, { weekday: 'short' });

/** "6" */
export const dayOfMonth = (date: string) => format(date, { day: 'numeric' });
