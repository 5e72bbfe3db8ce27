const dayMs = 86_400_000;
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Days of a calendar, `YYYY-MM-DD`, the last included. */
export interface DaysAsked {
  from: string;
  to: string;
  /** "today", "in the last seven days" */
  words: string;
}

/** The date so many days after another. */
export function dateOf(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

const spoken = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** "today", "yesterday", "tomorrow", "Wednesday 18 November" */
export function dayWords(date: string, today: string): string {
  if (date === today) return 'today';
  if (date === dateOf(today, -1)) return `yesterday, ${spoken.format(Date.parse(date))}`;
  if (date === dateOf(today, 1)) return `tomorrow, ${spoken.format(Date.parse(date))}`;
  return `on ${spoken.format(Date.parse(date))}`;
}

/** Returns the days in the past that a question asks about: today where it names none. */
export function pastDays(plain: string, today: string): DaysAsked {
  if (/\b(yesterday|last night)\b/.test(plain)) {
    const date = dateOf(today, -1);
    return { from: date, to: date, words: 'yesterday' };
  }
  if (/\b(week|few days|days|variety|lately|recently)\b/.test(plain))
    return { from: dateOf(today, -6), to: today, words: 'in the last seven days' };
  return { from: today, to: today, words: 'today' };
}

/** Returns the day to come that a question asks about: today where it names none. */
export function comingDay(plain: string, today: string): string {
  if (/\btomorrows?\b/.test(plain)) return dateOf(today, 1);
  const [, next, name] =
    /\b(next )?(sunday|monday|tuesday|wednesday|thursday|friday|saturday)s?\b/.exec(plain) ?? [];
  if (name === undefined) return today;
  const now = new Date(`${today}T00:00:00Z`).getUTCDay();
  const ahead = (weekdays.indexOf(name) - now + 7) % 7;
  return dateOf(today, next === undefined ? ahead : ahead + (ahead === 0 ? 7 : 0));
}

/** Returns the meal of the day that a question names; null for none. */
export function mealAsked(plain: string): 'breakfast' | 'lunch' | 'dinner' | 'snack' | null {
  if (/\bbreakfast\b/.test(plain)) return 'breakfast';
  if (/\blunch\b/.test(plain)) return 'lunch';
  if (/\b(dinner|tea|supper|tonight)\b/.test(plain)) return 'dinner';
  return /\bsnacks?\b/.test(plain) ? 'snack' : null;
}
