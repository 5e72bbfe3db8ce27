const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
const longDate = {
  'en-GB': new Intl.DateTimeFormat('en-GB', options),
  'en-US': new Intl.DateTimeFormat('en-US', options),
};

/** `"2026-11-20T…"` → `"20 November 2026"`, the same on every machine. */
export function formatDate(isoDate: string, locale: keyof typeof longDate = 'en-GB'): string {
  return longDate[locale].format(new Date(isoDate));
}
