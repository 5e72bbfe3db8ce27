import { timeZoneLines } from './time-zone-lines';

/** When an entry begins. */
export type CalendarStart =
  /** At a time of day, minutes after midnight: of the calendar's time zone, or else wherever the reader is. */
  | { date: string; minute: number }
  /** At one moment everywhere. */
  | { atMs: number }
  /** All day. */
  | { date: string };

/** One entry of a calendar. */
export interface CalendarEntry {
  /** The same whenever the calendar is read, so that what is new takes the place of what was. */
  uid: string;
  start: CalendarStart;
  /** Of an entry that has a time. */
  lengthMinutes: number;
  /** On these days of the week, again and again: `MO`, `TU` … */
  weekdays?: readonly string[];
  summary: string;
  description: string;
  location?: string;
  url?: string;
  /** When it was last changed, and how often. */
  changedMs: number;
  sequence: number;
}

interface Calendar {
  name: string;
  /** IANA name of the zone of times of day; without one they are those of the reader (RFC 5545 §3.3.5, form 1). */
  timeZone?: string;
  /** For a calendar that is subscribed to: how often to read it again (RFC 7986 §5.7). */
  refreshHours?: number;
  entries: readonly CalendarEntry[];
}

/** Text as RFC 5545 §3.3.11 wants it. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

const lineOctets = 75;

/** A line of at most 75 octets each, the next begun with a space (RFC 5545 §3.1); no character is torn apart. */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > lineOctets) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += length;
  }
  return [...lines, current].join('\r\n');
}

const two = (value: number) => String(value).padStart(2, '0');

/** A date and a time of day, without a zone. */
function localTime(date: string, minute: number): string {
  return `${date.replaceAll('-', '')}T${two(Math.floor(minute / 60))}${two(minute % 60)}00`;
}

function utcTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function startLine(start: CalendarStart, timeZone: string | undefined): string {
  if ('atMs' in start) return `DTSTART:${utcTime(start.atMs)}`;
  if (!('minute' in start)) return `DTSTART;VALUE=DATE:${start.date.replaceAll('-', '')}`;
  const zone = timeZone === undefined ? '' : `;TZID=${timeZone}`;
  return `DTSTART${zone}:${localTime(start.date, start.minute)}`;
}

function entryLines(entry: CalendarEntry, timeZone: string | undefined): string[] {
  const { start, weekdays, location, url } = entry;
  const isAllDay = !('atMs' in start) && !('minute' in start);
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${utcTime(entry.changedMs)}`,
    `LAST-MODIFIED:${utcTime(entry.changedMs)}`,
    `SEQUENCE:${entry.sequence}`,
    startLine(start, timeZone),
    isAllDay ? 'DURATION:P1D' : `DURATION:PT${entry.lengthMinutes}M`,
    ...(weekdays ? [`RRULE:FREQ=WEEKLY;BYDAY=${weekdays.join(',')}`] : []),
    `SUMMARY:${escapeText(entry.summary)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    ...(location === undefined ? [] : [`LOCATION:${escapeText(location)}`]),
    ...(url === undefined ? [] : [`URL:${url}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** A calendar file by RFC 5545. */
export function toICalendar({ name, timeZone, refreshHours, entries }: Calendar): string {
  const dates = entries.flatMap(({ start }) => ('minute' in start ? [start.date] : [])).sort();
  const [first] = dates;
  const last = dates.at(-1);
  const refresh = refreshHours === undefined ? [] : refreshLines(refreshHours);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Little Pear//NutriAI//EN',
    'CALSCALE:GREGORIAN',
    ...(refreshHours === undefined ? [] : ['METHOD:PUBLISH', `NAME:${escapeText(name)}`]),
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(timeZone === undefined ? [] : [`X-WR-TIMEZONE:${timeZone}`]),
    ...refresh,
    ...(timeZone !== undefined && first !== undefined && last !== undefined
      ? timeZoneLines(timeZone, { first, last })
      : []),
    ...entries.flatMap((entry) => entryLines(entry, timeZone)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function refreshLines(hours: number): string[] {
  return [`REFRESH-INTERVAL;VALUE=DURATION:PT${hours}H`, `X-PUBLISHED-TTL:PT${hours}H`];
}
