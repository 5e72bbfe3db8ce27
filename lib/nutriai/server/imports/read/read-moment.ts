import { instantIn, isDate } from '../../log/calendar-days';
import type { DateOrder } from './import-row';

/** A date as it is written, before anybody knows which number is the day. */
interface WrittenDate {
  year: number;
  /** Month and day, in the order of ISO; of other dates the two numbers as they stand. */
  first: number;
  second: number;
  order: 'known' | 'asked';
}

interface WrittenMoment {
  date: WrittenDate;
  /** Milliseconds into the day; null where no time is given. */
  timeMs: number | null;
  /** Of a moment that says its zone, in minutes east of UTC. */
  offsetMinutes: number | null;
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const timePattern =
  /(?:^|[\sTt,])(\d{1,2})(?::(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?)?\s?([ap]\.?m\.?)?\s?(z|utc|gmt|[+-]\d{2}:?\d{2})?$/i;

/** Spaces of all kinds, "at" and names of weekdays say nothing; times are written in several ways. */
function plainText(text: string): string {
  return text
    .replace(/\s/g, ' ')
    .replace(/\b(?:at|um|à|om|alle)\b/i, ' ')
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? /i, '')
    .trim()
    .replace(/ uhr$/i, '')
    .replace(clockWithoutColon, '$1 $2:$3');
}

/** "27/11/2026 07h45", "2026-11-27 8.15" and "2026-11-27 0815": behind a date that stands in one piece. */
const clockWithoutColon = /^(\d+[-/.]\d+[-/.]\d+),? +(\d{1,2})(?:[.h]|(?=\d\d$))(\d\d)$/i;

/** Days of a workbook, from 1 January 2000 to 2070. */
const workbookDay = /^(\d{5})(?:[.,](\d{1,12}))?(?: 0?[.,](\d{1,12}))?$/;
const firstWorkbookDay = 36_526;
const lastWorkbookDay = 62_091;

/** A date as a workbook counts it: days since the end of 1899, and parts of a day. */
function workbookMoment(text: string): { date: string; timeMs: number | null } | null {
  const [, days = '', part, time] = workbookDay.exec(text) ?? [];
  const day = Number(days);
  if (days === '' || day < firstWorkbookDay || day > lastWorkbookDay) return null;
  const date = new Date(Date.UTC(1899, 11, 30 + day)).toISOString().slice(0, 10);
  const share = time ?? part;
  return { date, timeMs: share === undefined ? null : Math.round(Number(`0.${share}`) * 1440) * 60_000 };
}

function readTime(text: string): (Pick<WrittenMoment, 'timeMs' | 'offsetMinutes'> & { rest: string }) | null {
  const found = timePattern.exec(text);
  if (!found) return { timeMs: null, offsetMinutes: null, rest: text };
  const [all, hours = '', minutes, seconds = '0', half, zone] = found;
  // A bare number at the end is a year or a day.
  if (minutes === undefined && half === undefined) return { timeMs: null, offsetMinutes: null, rest: text };
  const hour = hourOf(Number(hours), half?.[0]?.toLowerCase());
  if (hour === null || Number(minutes ?? 0) > 59 || Number(seconds) > 60) return null;
  return {
    timeMs: ((hour * 60 + Number(minutes ?? 0)) * 60 + Number(seconds)) * 1000,
    offsetMinutes: zone === undefined ? null : offsetOf(zone),
    rest: text
      .slice(0, text.length - all.length)
      .trimEnd()
      .replace(/,$/, ''),
  };
}

function hourOf(hours: number, half: string | undefined): number | null {
  if (half === undefined) return hours <= 24 ? hours : null;
  if (hours < 1 || hours > 12) return null;
  return (hours % 12) + (half === 'p' ? 12 : 0);
}

function offsetOf(zone: string): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -total : total;
}

function fullYear(digits: string): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

function readDate(text: string): WrittenDate | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return { year: Number(iso[1]), first: Number(iso[2]), second: Number(iso[3]), order: 'known' };
  const numbers = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{2}|\d{4})$/.exec(text);
  if (numbers) {
    const [, one, mark, two, year = ''] = numbers;
    const [a, b] = [Number(one), Number(two)];
    // Points stand in dates of countries that write the day first.
    if (mark === '.') return { year: fullYear(year), first: b, second: a, order: 'known' };
    return { year: fullYear(year), first: a, second: b, order: 'asked' };
  }
  const words = text
    .toLowerCase()
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/, '')
    .split(/[\s,.-]+/)
    .filter((word) => word !== '');
  const month = words.findIndex((word) => monthOf(word) !== null);
  const [day, year] = words.filter((_, index) => index !== month);
  if (
    month < 0 ||
    words.length !== 3 ||
    !/^\d{1,2}$/.test(day ?? '') ||
    !/^(?:\d{2}|\d{4})$/.test(year ?? '')
  )
    return null;
  return {
    year: fullYear(year ?? ''),
    first: monthOf(words[month] ?? '') ?? 0,
    second: Number(day),
    order: 'known',
  };
}

function monthOf(word: string): number | null {
  if (!/^[a-z]{3,9}$/.test(word)) return null;
  const index = monthNames.indexOf(word.slice(0, 3));
  return index < 0 ? null : index + 1;
}

/** Seconds or milliseconds since 1970, as some programs write them. */
function epochMs(text: string): number | null {
  if (/^\d{10}$/.test(text)) return Number(text) * 1000;
  return /^\d{13}$/.test(text) ? Number(text) : null;
}

function readWritten(text: string): WrittenMoment | null {
  const plain = plainText(text);
  const time = readTime(plain);
  const date = time && readDate(time.rest);
  return date ? { date, timeMs: time.timeMs, offsetMinutes: time.offsetMinutes } : null;
}

/**
 * Which of day and month comes first in these texts: what their numbers say, `ask` where they fit both or
 * contradict each other.
 */
export function dateOrderOf(texts: Iterable<string>): DateOrder | 'ask' | 'none' {
  let isDayFirst = false;
  let isMonthFirst = false;
  let isOpen = false;
  for (const text of texts) {
    const date = readWritten(text)?.date;
    if (date?.order !== 'asked') continue;
    if (date.first > 12) isDayFirst = true;
    else if (date.second > 12) isMonthFirst = true;
    else if (date.first !== date.second) isOpen = true;
  }
  if (isDayFirst !== isMonthFirst) return isDayFirst ? 'dmy' : 'mdy';
  return isOpen || isDayFirst ? 'ask' : 'none';
}

export interface MomentContext {
  timeZone: string;
  dateOrder: DateOrder;
}

export type Moment = { atMs: number; date: string; hasTime: boolean } | { problem: string };

/** What is taken for a day without a time. */
const noonMs = 12 * 3_600_000;

/** Reads a date with a time, in the zone that it names or in the member's. A day alone counts as noon. */
export function readMoment(text: string, { timeZone, dateOrder }: MomentContext): Moment {
  if (text === '') return { problem: 'There is no date.' };
  const epoch = epochMs(text);
  if (epoch !== null) return { atMs: epoch, date: new Date(epoch).toISOString().slice(0, 10), hasTime: true };
  const counted = workbookMoment(text);
  if (counted) {
    const wallMs = Date.parse(`${counted.date}T00:00:00Z`) + (counted.timeMs ?? noonMs);
    return { atMs: instantIn(timeZone, wallMs), date: counted.date, hasTime: counted.timeMs !== null };
  }
  const written = readWritten(text);
  if (!written) return { problem: `“${text.slice(0, 40)}” is not a date that can be read.` };
  const { date, timeMs, offsetMinutes } = written;
  const isDayFirst = date.order === 'asked' && dateOrder === 'dmy';
  const [month, day] = isDayFirst ? [date.second, date.first] : [date.first, date.second];
  const iso = [String(date.year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-');
  if (!isDate(iso)) return { problem: `“${text.slice(0, 40)}” is not a day of the calendar.` };
  const wallMs = Date.parse(`${iso}T00:00:00Z`) + (timeMs ?? noonMs);
  const atMs = offsetMinutes === null ? instantIn(timeZone, wallMs) : wallMs - offsetMinutes * 60_000;
  return { atMs, date: iso, hasTime: timeMs !== null };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
