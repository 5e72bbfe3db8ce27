/** The moment so many calendar months before `now`; the last day of a month that is too short for its day. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(now.getUTCMonth() - months);
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}
