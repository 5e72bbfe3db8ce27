import { knowledge } from '../knowledge/knowledge';
import { type Token } from '../text/tokens';

const { weekdays, clock } = knowledge.handlingWords;
const dayOf = new Map(weekdays.flatMap((names, day) => names.map((name) => [name, day])));
const sinceWords = new Set(clock.since);
const nowWords = new Set(clock.now);
const untilWords = new Set([...clock.now, ...clock.until]);
const usedWords = new Set(clock.used);
const hourOf = new Map(clock.named.flatMap(({ hour, words }) => words.map((word) => [word, hour])));
const clockWords = new Set(clock.units);
const nextWords = new Set(clock.next);
/** Words between “today is” and its day, or between “since” and its hour. */
const mostBetween = 3;
/** … and between “fed” and the hour: “fed her with all of it at 2am”. */
const mostBeforeUse = 6;
const halfDay = 12;
const day = 24;

/** An hour that a text names. */
export interface Moment {
  hour: number;
  /** “7am” or “2pm”; without it an hour may be of the morning or of the evening. */
  isExact: boolean;
}

/** A day of the week that a sentence names, and at which token. */
interface NamedDay {
  day: number;
  place: number;
}

/** What a sentence says of days and hours. */
export interface ClockSpan {
  /**
   * The hours between two days or two times of which the first says since when and the second that it is now:
   * “rice from Sunday, today is Wednesday”, “out since 7am, it’s 2pm”. 0 where they say no such thing.
   */
  hours: number;
  /** A day since when something was made or kept is named: “the stew is from Sunday (5 days)”. */
  isSinceDay: boolean;
  /** Different days that are named, and where: “liver on Monday, Wednesday and Friday”. */
  days: readonly NamedDay[];
}

/** Reads the days and hours between two tokens. */
export function clockSpan(tokens: readonly Token[], first: number, end: number): ClockSpan {
  const named: NamedDay[] = [];
  for (let place = first; place < end; place += 1) {
    const day = weekdayAt(tokens, place);
    if (day !== undefined) named.push({ day, place });
  }
  const days = [...new Map(named.map((each) => [each.day, each])).values()];
  return {
    hours: Math.max(daysBetween(tokens, named, first), hoursBetween(tokens, first, end)),
    isSinceDay: named.some(({ place }) => sinceWords.has(tokens[place - 1]?.text ?? '')),
    days,
  };
}

function daysBetween(
  tokens: readonly Token[],
  [since, ...later]: readonly NamedDay[],
  first: number,
): number {
  if (!since) return 0;
  const isWeekLater = ({ day: named, place }: NamedDay) =>
    named === since.day && nextWords.has(tokens[place - 1]?.text ?? '') && isNow(tokens, place, first);
  if (later.some(isWeekLater)) return 7 * day;
  const now = later.find(
    ({ day: named, place }) => named !== since.day && isLedBy(tokens, { place, first }, nowWords),
  );
  return now ? ((now.day - since.day + 7) % 7) * day : 0;
}

/** “It’s next Friday” and “next Friday now”. */
function isNow(tokens: readonly Token[], place: number, first: number): boolean {
  return isLedBy(tokens, { place, first }, nowWords) || nowWords.has(tokens[place + 1]?.text ?? '');
}

/** “Sundays” is what is left of “Sunday’s”. */
function weekdayAt(tokens: readonly Token[], place: number): number | undefined {
  const text = tokens[place]?.text ?? '';
  return dayOf.get(text) ?? (text.endsWith('s') ? dayOf.get(text.slice(0, -1)) : undefined);
}

function hoursBetween(tokens: readonly Token[], first: number, end: number): number {
  let since: Moment | undefined;
  for (let place = first; place < end; place += 1) {
    const moment = momentAt(tokens, place);
    if (moment === null) continue;
    if (since && isEnd(tokens, { place, first }, moment)) return hoursFrom(since, moment);
    if (isLedBy(tokens, { place, first }, sinceWords)) since = moment;
  }
  return 0;
}

/** “Until 2”, “for the 5am feed”: an hour without its half of the day may be a number of hours (“for 2 h”). */
function isEnd(
  tokens: readonly Token[],
  where: { place: number; first: number },
  { isExact }: Moment,
): boolean {
  return (
    isLedBy(tokens, where, untilWords) ||
    (isExact && isLedBy(tokens, { ...where, most: mostBeforeUse }, usedWords))
  );
}

/** The hour that stands at a token; null where none does. */
export function momentAt(tokens: readonly Token[], place: number): Moment | null {
  const [token, next] = [tokens[place], tokens[place + 1]?.text ?? ''];
  const named = hourOf.get(token?.text ?? '');
  if (named !== undefined) return { hour: named, isExact: true };
  const hour = token?.kind === 'number' ? hourWritten(token.text) : Number.NaN;
  if (Number.isNaN(hour) || hour > day) return null;
  if (next === 'pm') return { hour: (hour % halfDay) + halfDay, isExact: true };
  if (next === 'am') return { hour: hour % halfDay, isExact: true };
  const isBare = tokens[place + 1] === undefined || tokens[place + 1]?.kind === 'mark';
  return isBare || clockWords.has(next) || untilWords.has(next) ? { hour, isExact: hour > halfDay } : null;
}

/** “7” and “7.30”. */
function hourWritten(text: string): number {
  const [, hours = '', minutes = '0'] = /^(\d{1,2})(?:[.:]([0-5]\d))?$/.exec(text) ?? [];
  return hours === '' ? Number.NaN : Number(hours) + Number(minutes) / 60;
}

/** An evening may come before a morning, and “1” after “7” is one in the afternoon. */
export function hoursFrom(since: Moment, now: Moment): number {
  const hours = now.hour - since.hour;
  if (hours > 0) return hours;
  if (hours === 0) return 0;
  return hours + (now.isExact && since.isExact ? day : halfDay);
}

function isLedBy(
  tokens: readonly Token[],
  { place, first, most = mostBetween }: { place: number; first: number; most?: number },
  words: ReadonlySet<string>,
): boolean {
  const from = Math.max(first, place - most);
  return tokens.slice(from, place).some(({ text }) => words.has(text));
}
