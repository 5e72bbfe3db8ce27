const dayMs = 86_400_000;

/** Whether a text is a date that exists, `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(ms) && dateOf(ms) === text;
}

/** The date so many days after another. */
export function daysAfter(date: string, days: number): string {
  return dateOf(Date.parse(`${date}T00:00:00Z`) + days * dayMs);
}

/** Days from one date to another, below zero where that lies before it. */
export function daysFrom(date: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${date}T00:00:00Z`)) / dayMs);
}

/** Completed months from a date to another, not below zero; as the engine counts them. */
export function monthsFrom(date: string, to: string): number {
  const part = (of: string, start: number, end: number) => Number(of.slice(start, end));
  const months = (part(to, 0, 4) - part(date, 0, 4)) * 12 + part(to, 5, 7) - part(date, 5, 7);
  return Math.max(0, part(to, 8, 10) < part(date, 8, 10) ? months - 1 : months);
}

function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
