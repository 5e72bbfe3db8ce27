import { addDays } from '../../../engine/insights/day-of';
import { expressionInLines } from '../../../engine/text/expression-in-lines';
import { dayOfWeek, months, weekdays } from './calendar-words';

/** "Nov", "sept", "november". */
const shortMonths = months.map((name) => name.slice(0, 3)).join('|');
const monthWords = `(${shortMonths})(?:uary|ruary|ch|il|e|y|ust|tember|t|ober|ember)?`;

const dayThenMonth = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${monthWords}\\b`);
const monthThenDay = new RegExp(`\\b${monthWords} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b`);
const weekdayThenDay = expressionInLines()`
  \b(sunday|monday|tuesday|wednesday|thursday|friday|saturday) (?:the )?(\d{1,2})(?:st|nd|rd|th)?\b
  (?! ?(?:am|pm|months?|weeks?|g|ml|oz))
`;
const onlyDay = /\b(?:on )?the (\d{1,2})(?:st|nd|rd|th)\b/;

/** How far a log is searched back for a date, in days. */
const searched = 366;

/** Returns the latest date in the past, today included, that fits; null for none within a year. */
function latest(today: string, fits: (date: string) => boolean): string | null {
  for (let days = 0; days < searched; days += 1) {
    const date = addDays(today, -days);
    if (fits(date)) return date;
  }
  return null;
}

const dayOf = (date: string) => Number(date.slice(8));
const monthOf = (date: string) => Number(date.slice(5, 7));

/**
 * Returns the date of the past that a question names by its number, `YYYY-MM-DD`: "friday 13", "the 18th",
 * "18 november". Null where it names none. Of a number and a weekday that never meet the number counts.
 */
export function dateAsked(plain: string, today: string): string | null {
  const byMonth = dayThenMonth.exec(plain);
  const [, day, month] = byMonth ?? [];
  const [, otherMonth, otherDay] = monthThenDay.exec(plain) ?? [];
  const number = Number(day ?? otherDay);
  const name = month ?? otherMonth;
  if (name !== undefined)
    return latest(
      today,
      (date) =>
        dayOf(date) === number && monthOf(date) === months.findIndex((month) => month.startsWith(name)) + 1,
    );
  const [, weekday, ofWeekday] = weekdayThenDay.exec(plain) ?? [];
  if (weekday !== undefined) {
    const index = weekdays.indexOf(weekday);
    const isDay = (date: string) => dayOf(date) === Number(ofWeekday);
    const isBoth = (date: string) => isDay(date) && dayOfWeek(date) === index;
    return latest(today, isBoth) ?? latest(today, isDay);
  }
  const [, only] = onlyDay.exec(plain) ?? [];
  return only === undefined ? null : latest(today, (date) => dayOf(date) === Number(only));
}
