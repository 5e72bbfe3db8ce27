export type Frequency = 'weekly' | 'monthly';

/** The day of the issue that is due or was due last: this week's Monday, or the first of this month; ISO date. */
export function issueDay(frequency: Frequency, nowMs: number): string {
  const day = new Date(nowMs);
  if (frequency === 'monthly') day.setUTCDate(1);
  else day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

/** The issue before, from which on posts are new. */
export function issueBefore(frequency: Frequency, day: string): string {
  return issueDay(frequency, Date.parse(day) - 24 * 60 * 60_000);
}
