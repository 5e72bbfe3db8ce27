/** One entry of a calendar, at a time of day wherever the reader is. */
export interface CalendarEntry {
  uid: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** Minutes after midnight. */
  startMinute: number;
  lengthMinutes: number;
  summary: string;
  description: string;
  url: string;
}

interface Calendar {
  name: string;
  /** When the entries were last changed, and how often. */
  changedMs: number;
  sequence: number;
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

/** Without a zone: eight in the morning is eight wherever the family is (RFC 5545 §3.3.5, form 1). */
function localTime(date: string, minute: number): string {
  return `${date.replaceAll('-', '')}T${two(Math.floor(minute / 60))}${two(minute % 60)}00`;
}

function utcTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** A calendar file by RFC 5545. */
export function toICalendar({ name, changedMs, sequence, entries }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Little Pear//NutriAI//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      `UID:${entry.uid}`,
      `DTSTAMP:${utcTime(changedMs)}`,
      `LAST-MODIFIED:${utcTime(changedMs)}`,
      `SEQUENCE:${sequence}`,
      `DTSTART:${localTime(entry.date, entry.startMinute)}`,
      `DURATION:PT${entry.lengthMinutes}M`,
      `SUMMARY:${escapeText(entry.summary)}`,
      `DESCRIPTION:${escapeText(entry.description)}`,
      `URL:${entry.url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
