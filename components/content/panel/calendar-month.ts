const dayMs = 86_400_000;

/** A month of the calendar, in UTC as all of the panel's times. */
export interface CalendarMonth {
  /** As in an address: "2026-12". */
  key: string;
  previous: string;
  next: string;
  startMs: number;
  /** The first moment of the month after. */
  endMs: number;
  /** Seven days each from Monday, as the moment they begin; null before the first and after the last. */
  weeks: readonly (readonly (number | null)[])[];
}

const keyOf = (ms: number): string => new Date(ms).toISOString().slice(0, 7);

/** The month that an address names; this month where it names none. */
export function calendarMonth(named: unknown, nowMs = Date.now()): CalendarMonth {
  const key =
    typeof named === 'string' && /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/.test(named) ? named : keyOf(nowMs);
  const startMs = Date.parse(`${key}-01T00:00:00Z`);
  const start = new Date(startMs);
  const endMs = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1);
  const daysBefore = (start.getUTCDay() + 6) % 7;
  const days = Math.round((endMs - startMs) / dayMs);
  const weeks = Array.from({ length: Math.ceil((daysBefore + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = week * 7 + weekday - daysBefore;
      return day < 0 || day >= days ? null : startMs + day * dayMs;
    }),
  );
  return { key, previous: keyOf(startMs - dayMs), next: keyOf(endMs), startMs, endMs, weeks };
}

/** The day in which a moment lies, as the moment it begins. */
export const dayOf = (ms: number): number => ms - (ms % dayMs);
