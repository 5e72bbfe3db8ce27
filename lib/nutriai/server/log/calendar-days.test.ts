import { dateAfter, dateIn, isDate, latestDate, startOfDay } from './calendar-days';

const iso = (ms: number) => new Date(ms).toISOString();

it.each([
  ['2026-01-15', 'UTC', '2026-01-15T00:00:00.000Z'],
  ['2026-01-15', 'Europe/Berlin', '2026-01-14T23:00:00.000Z'],
  ['2026-07-15', 'Europe/Berlin', '2026-07-14T22:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  ['2026-01-15', 'Pacific/Kiritimati', '2026-01-14T10:00:00.000Z'],
  ['2026-01-15', 'America/New_York', '2026-01-15T05:00:00.000Z'],
  ['2026-01-15', 'Asia/Kathmandu', '2026-01-14T18:15:00.000Z'],
])('begins %s in %s at %s', (date, zone, instant) => {
  expect(iso(startOfDay(date, zone))).toBe(instant);
});

it('begins a day without midnight at its first hour', () => {
  // Beirut put its clocks forward at midnight.
  const start = startOfDay('2026-03-29', 'Asia/Beirut');
  expect(iso(start)).toBe('2026-03-28T22:00:00.000Z');
  expect(dateIn('Asia/Beirut', start)).toBe('2026-03-29');
  expect(dateIn('Asia/Beirut', start - 1)).toBe('2026-03-28');
});

it('knows the date of an instant where a family lives', () => {
  const instant = Date.UTC(2026, 0, 15, 23, 30);
  expect(dateIn('Europe/Berlin', instant)).toBe('2026-01-16');
  expect(dateIn('America/New_York', instant)).toBe('2026-01-15');
  expect(latestDate(Date.UTC(2026, 0, 15, 9, 59))).toBe('2026-01-15');
  expect(latestDate(Date.UTC(2026, 0, 15, 10))).toBe('2026-01-16');
});

it('knows dates', () => {
  expect([isDate('2024-02-29'), isDate('2026-02-29'), isDate('2026-2-1')]).toEqual([true, false, false]);
  expect([dateAfter('2024-02-28', 1), dateAfter('2026-01-01', -1)]).toEqual(['2024-02-29', '2025-12-31']);
});
