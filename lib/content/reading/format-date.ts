const longDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `"2026-11-20T…"` → `"20 November 2026"`, the same on every machine. */
export function formatDate(isoDate: string): string {
  return longDate.format(new Date(isoDate));
}
