import { isDueOn, type Weekday, weekdayOf, weekdayWords } from '../../../contract/drop-words';
import { dateAfter, dateIn, startOfDay } from '../log/calendar-days';
import { missedBefore, streakBefore } from './drop-days';

const daily = { weekdays: weekdayWords, since: '2026-01-01' };
const on = (...weekdays: Weekday[]) => ({ weekdays, since: '2026-01-01' });
const asNeeded = on();
const between = (first: string, last: string): Set<string> => {
  const dates = new Set<string>();
  for (let date = first; date <= last; date = dateAfter(date, 1)) dates.add(date);
  return dates;
};

it.each([
  ['1970-01-01', 'thu'],
  ['1969-12-31', 'wed'],
  ['2024-02-29', 'thu'],
  ['2026-03-29', 'sun'],
  ['2026-11-23', 'mon'],
  ['2027-01-01', 'fri'],
])('%s is a %s', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});

it('is due on its weekdays only, and never as needed', () => {
  const week = [...between('2026-11-23', '2026-11-29')];
  const due = (schedule: { weekdays: readonly Weekday[] }) => week.filter((date) => isDueOn(schedule, date));
  expect(due(daily)).toEqual(week);
  expect(due(on('mon', 'sun'))).toEqual(['2026-11-23', '2026-11-29']);
  expect(due(asNeeded)).toEqual([]);
});

it.each([
  ['nothing given', daily, new Set<string>(), 0],
  ['twelve days to yesterday', daily, between('2026-11-11', '2026-11-22'), 12],
  ['today is not counted yet', daily, between('2026-11-22', '2026-11-23'), 1],
  ['a gap yesterday', daily, between('2026-11-11', '2026-11-21'), 0],
  ['a gap further back', daily, new Set([...between('2026-11-01', '2026-11-10'), '2026-11-22']), 1],
  ['over a new year', daily, between('2025-12-30', '2026-11-22'), 328],
  ['at most what is read back', daily, between('2020-01-01', '2026-11-22'), 400],
  ['two weekdays over weeks', on('mon', 'fri'), new Set(['2026-11-20', '2026-11-16', '2026-11-13']), 3],
  ['a day between that is not due breaks nothing', on('sun'), new Set(['2026-11-22', '2026-11-15']), 2],
  ['a day that is not due adds nothing', on('sun'), new Set(['2026-11-22', '2026-11-18']), 1],
  ['as needed has none', asNeeded, between('2026-11-01', '2026-11-22'), 0],
])('%s: the streak before Monday 23 November', (_name, schedule, givenOn, expected) => {
  expect(streakBefore(schedule, '2026-11-23', givenOn)).toBe(expected);
});

it('lists what was missed in the week before, in order, and not today', () => {
  const givenOn = new Set(['2026-11-17', '2026-11-19', '2026-11-20', '2026-11-21']);
  expect(missedBefore(daily, '2026-11-23', givenOn)).toEqual(['2026-11-16', '2026-11-18', '2026-11-22']);
  expect(missedBefore(on('mon'), '2026-11-23', givenOn)).toEqual(['2026-11-16']);
  expect(missedBefore(asNeeded, '2026-11-23', givenOn)).toEqual([]);
});

it('has missed nothing from before it came onto the list', () => {
  const since = (date: string) => missedBefore({ ...daily, since: date }, '2026-11-23', new Set());
  expect(since('2026-11-23')).toEqual([]);
  expect(since('2026-11-22')).toEqual(['2026-11-22']);
});

it.each([
  ['the clocks go forward', 'Europe/London', '2026-03-29', 23],
  ['the clocks go back', 'Europe/London', '2026-10-25', 25],
  ['midnight is skipped', 'America/Santiago', '2026-09-06', 23],
  ['half an hour', 'Australia/Lord_Howe', '2026-04-05', 24.5],
])('a day on which %s counts once', (_name, timeZone, date, hours) => {
  const [start, end] = [startOfDay(date, timeZone), startOfDay(dateAfter(date, 1), timeZone)];
  expect((end - start) / 3_600_000).toBe(hours);
  // Given in the first and in the last minute of three days: always the day that the family's calendar says.
  const moments = [start - 60_000, start, end - 60_000, end];
  const givenOn = new Set(moments.map((ms) => dateIn(timeZone, ms)));
  expect([...givenOn]).toEqual([dateAfter(date, -1), date, dateAfter(date, 1)]);
  expect(streakBefore(daily, dateAfter(date, 2), givenOn)).toBe(3);
});

it('takes the same moment for different days in different time zones', () => {
  const moment = Date.parse('2026-11-22T23:30:00Z');
  const streakIn = (timeZone: string) =>
    streakBefore(daily, '2026-11-23', new Set([dateIn(timeZone, moment)]));
  expect([streakIn('UTC'), streakIn('Europe/Berlin'), streakIn('America/New_York')]).toEqual([1, 0, 1]);
});
