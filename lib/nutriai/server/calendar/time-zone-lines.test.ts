import ICAL from 'ical.js';
import { offsetIn } from '../log/calendar-days';
import { toICalendar } from './icalendar';

const zones = [
  'UTC',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'America/Santiago',
  'Africa/Casablanca',
  'Pacific/Kiritimati',
];

const entry = {
  uid: 'drops-1@pear.example',
  lengthMinutes: 10,
  summary: 'Vitamin D',
  description: '',
  changedMs: 0,
  sequence: 0,
};

/** As a calendar program reads it, by the zone that stands in the file alone. */
function eventIn(text: string): ICAL.Event {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('There is no entry.');
  return new ICAL.Event(event);
}

afterEach(() => ICAL.TimezoneService.reset());

it.each(zones)('a daily time in %s is that time on every day of a year', (timeZone) => {
  const start = { date: '2026-01-05', minute: 8 * 60 + 30 };
  const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
  const text = toICalendar({ name: 'Ada', timeZone, entries: [{ ...entry, start, weekdays }] });
  const times = eventIn(text).iterator();
  for (let day = 0; day < 365; day += 1) {
    const ms = times.next().toJSDate().getTime();
    expect(new Date(ms + offsetIn(timeZone, ms)).toISOString()).toMatch(/T08:30:00/);
  }
});

it('a moment is the same everywhere, and a day has no time', () => {
  const atMs = Date.UTC(2026, 6, 1, 9, 15);
  const moment = toICalendar({
    name: 'Ada',
    timeZone: 'Asia/Tokyo',
    entries: [{ ...entry, start: { atMs } }],
  });
  expect(eventIn(moment).startDate.toJSDate().getTime()).toBe(atMs);
  const day = toICalendar({
    name: 'Ada',
    entries: [{ ...entry, start: { date: '2026-07-01' }, weekdays: ['WE'] }],
  });
  expect(day).toContain('\r\nDTSTART;VALUE=DATE:20260701\r\nDURATION:P1D\r\nRRULE:FREQ=WEEKLY;BYDAY=WE\r\n');
  expect(eventIn(day).startDate.isDate).toBe(true);
});

it('every line ends as the standard says and has at most 75 octets', () => {
  const start = { date: '2026-01-05', minute: 0 };
  const summary = 'Purée of “swede, parsnip; and 🥕” '.repeat(5);
  const text = toICalendar({
    name: summary,
    timeZone: 'Europe/London',
    refreshHours: 2,
    entries: [{ ...entry, start, summary }],
  });
  const lines = text.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(eventIn(text).summary).toBe(summary);
});
