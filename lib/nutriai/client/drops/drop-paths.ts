export const dropsPath = '/api/nutriai/drops';
export const dropPath = (id: string) => `${dropsPath}/${id}`;

interface Shown {
  baby: string;
  timeZone: string;
}

/**
 * The drops and medicines of a baby with what their schedule says today. The address names no date for it, so
 * that the list is found without a network on the next morning too.
 */
export function dropsTodayPath({ baby, timeZone }: Shown): string {
  return `${dropsPath}?${new URLSearchParams({ baby, time_zone: timeZone, page_size: '100' })}`;
}

/** The same as of another day. */
export function dropsOnPath({ date, ...shown }: Shown & { date: string }): string {
  return `${dropsTodayPath(shown)}&date=${date}`;
}

/** What was given on one day. */
export function givenOnPath({ baby, date, timeZone }: Shown & { date: string }): string {
  const query = { baby, from: date, to: date, time_zone: timeZone, page_size: '100' };
  return `/api/nutriai/given-drops?${new URLSearchParams(query)}`;
}
