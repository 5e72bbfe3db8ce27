import type { DropAnswer } from '../../../contract/nutriai-drops';
import { type Weekday, weekdayWords } from '../../../contract/drop-words';
import { fullDay } from '../log/day-text';
import { daysAfter } from '../plans/calendar';
import { timeText } from '../shown-english';

const dayNames: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** So few are left that it is time to buy more: a week of daily drops. */
const fewDoses = 7;

/** Returns “Mon” and so on, by the words of the contract. */
export const shortDayName = (weekday: Weekday) => dayNames[weekday].slice(0, 3);

/** Returns “Every day at 08:00”, “Monday and Friday”, “As needed”. */
export function scheduleText({ weekdays, time }: Pick<DropAnswer, 'weekdays' | 'time'>): string {
  const at = time === null ? '' : ` at ${timeText(time)}`;
  if (weekdays.length === 0) return 'As needed';
  if (weekdays.length === weekdayWords.length) return `Every day${at}`;
  return `${list.format(weekdays.map((weekday) => dayNames[weekday]))}${at}`;
}

/** Returns “12 days in a row”, or nothing for fewer than two. */
export function streakText({ weekdays }: Pick<DropAnswer, 'weekdays'>, streak: number): string {
  if (streak < 2) return '';
  return `${streak} ${weekdays.length === weekdayWords.length ? 'days' : 'times'} in a row`;
}

/** Returns “Not logged yesterday.”, or nothing where nothing was missed. */
export function missedText(missed: readonly string[], today: string): string {
  const [first, ...others] = missed;
  if (first === undefined) return '';
  if (others.length > 2) return `Not logged on ${missed.length} of the last 7 days.`;
  if (others.length === 0 && first === daysAfter(today, -1)) return 'Not logged yesterday.';
  return `Not logged on ${list.format(missed.map(fullDay))}.`;
}

/** Returns what is left and when to buy more, or nothing where nobody counts. */
export function stockText(left: number | null): string {
  if (left === null) return '';
  if (left === 0) return 'None left by your count: buy more.';
  const doses = left === 1 ? '1 dose left' : `${left} doses left`;
  return left <= fewDoses ? `${doses}: time to buy more.` : `${doses}.`;
}
