import { addDays } from '../../../engine/insights/day-of';
import { dayOfWeek, months, weekdays } from './calendar-words';
import { dateAsked } from './date-asked';
import { expressionInLines } from '@/lib/nutriai/engine/text/expression-in-lines';

/** Days of a calendar, `YYYY-MM-DD`, the last included. */
export interface DaysAsked {
  from: string;
  to: string;
  /** "today", "in the last seven days" */
  words: string;
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
  if (date === addDays(today, -1)) return `yesterday, ${spoken.format(Date.parse(date))}`;
  if (date === addDays(today, 1)) return `tomorrow, ${spoken.format(Date.parse(date))}`;
  return `on ${spoken.format(Date.parse(date))}`;
}

/** Returns the days in the past that a question asks about: today where it names none. */
export function pastDays(plain: string, today: string): DaysAsked {
  if (/\bsince yesterday\b/.test(plain))
    return { from: addDays(today, -1), to: today, words: 'since yesterday' };
  if (/\b(yesterdays?|last night|overnight|(?:in|during|through) the night)\b/.test(plain)) {
    const date = addDays(today, -1);
    return { from: date, to: date, words: 'yesterday' };
  }
  if (/\blast week\b/.test(plain))
    return {
      from: addDays(today, -13),
      to: addDays(today, -7),
      words: 'in the seven days before the last seven',
    };
  const named = dateAsked(plain, today);
  if (named !== null) return { from: named, to: named, words: dayWords(named, today) };
  const month = monthAsked(plain, today);
  if (month !== null) return month;
  if (/\b(month|weeks|how often|how many times|regularly|frequently)\b/.test(plain) && !weekNamed.test(plain))
    return { from: addDays(today, -29), to: today, words: 'in the last 30 days' };
  if (/\b(week|weekend|few days|days|variety|lately|recently)\b/.test(plain))
    return { from: addDays(today, -6), to: today, words: 'in the last seven days' };
  if (enoughOfKind.test(plain) && !/\btoday\b/.test(plain))
    return { from: addDays(today, -6), to: today, words: 'in the last seven days' };
  const day = weekdayIn(plain);
  if (day === null || /\btoday\b/.test(plain)) return { from: today, to: today, words: 'today' };
  const date = addDays(today, -((dayOfWeek(today) - day.index + 7) % 7 || 7));
  if (/\bsince\b/.test(plain))
    return { from: date, to: today, words: `since ${dayWords(date, today).replace(/^on /, '')}` };
  return { from: date, to: date, words: dayWords(date, today) };
}

/** One day tells little of these. */
const enoughOfKind = expressionInLines()`
  \b(?:enough|too much|too little|too many)\b.{0,15}\b
  (?:veg\w*|greens|fruits?|fish|meat|iron|protein|calcium|fibre|zinc|sugar|salt|vit(?:amin)?s?|calories|
  energy|omega)\b
`;

const weekNamed = /\b(this week|past week|in the (last|past) (\w+ )?days|today)\b/;

/** Returns the month that a question names, the latest that has begun; null for none. */
export function monthAsked(plain: string, today: string): DaysAsked | null {
  const [, how, name] = new RegExp(`\\b(in|during|since|for) (${months.join('|')})\\b`).exec(plain) ?? [];
  if (name === undefined) return null;
  const month = months.indexOf(name) + 1;
  const thisYear = Number(today.slice(0, 4));
  const year = month > Number(today.slice(5, 7)) ? thisYear - 1 : thisYear;
  const from = `${year}-${String(month).padStart(2, '0')}-01`;
  const inWords = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  if (how === 'since') return { from, to: today, words: `since ${inWords}` };
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  const to = addDays(next, -1);
  return { from, to: to < today ? to : today, words: `in ${inWords}` };
}

function weekdayIn(plain: string): { index: number; isNext: boolean } | null {
  const [, next, name] =
    /\b(next )?(sunday|monday|tuesday|wednesday|thursday|friday|saturday)s?\b/.exec(plain) ?? [];
  return name === undefined ? null : { index: weekdays.indexOf(name), isNext: next !== undefined };
}

/** Returns the day to come that a question asks about: today where it names none. */
export function comingDay(plain: string, today: string): string {
  if (/\btomorrows?\b/.test(plain)) return addDays(today, 1);
  const day = weekdayIn(plain);
  if (day === null) return today;
  const ahead = (day.index - dayOfWeek(today) + 7) % 7;
  return addDays(today, day.isNext && ahead === 0 ? 7 : ahead);
}

/** Returns the meal of the day that a question names; null for none. */
export function mealAsked(plain: string): 'breakfast' | 'lunch' | 'dinner' | 'snack' | null {
  if (/\bbreakfasts?\b/.test(plain)) return 'breakfast';
  if (/\blunch(es)?\b/.test(plain)) return 'lunch';
  if (/\b(dinners?|teas?|supper|tonights?|tomorrow evening)\b/.test(plain)) return 'dinner';
  return /\bsnacks?\b/.test(plain) ? 'snack' : null;
}
