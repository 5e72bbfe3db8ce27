import { calendarMonth, dayOf } from './calendar-month';

const now = Date.parse('2026-11-27T15:00:00Z');
const day = (date: string) => Date.parse(`${date}T00:00:00Z`);

it('lays a month out in weeks from Monday', () => {
  const { weeks, previous, next, startMs, endMs } = calendarMonth('2026-11', now);
  // 1 November 2026 is a Sunday, the 30th a Monday.
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, day('2026-11-01')]);
  expect(weeks[5]).toEqual([day('2026-11-30'), null, null, null, null, null, null]);
  expect(weeks.flat().filter((each) => each !== null)).toHaveLength(30);
  expect([previous, next]).toEqual(['2026-10', '2026-12']);
  expect([startMs, endMs]).toEqual([day('2026-11-01'), day('2026-12-01')]);
});

it.each([
  ['2026-12', '2026-11', '2027-01', 31],
  ['2027-01', '2026-12', '2027-02', 31],
  ['2028-02', '2028-01', '2028-03', 29],
  ['2027-02', '2027-01', '2027-03', 28],
])('knows what comes before and after %s', (key, previous, next, days) => {
  const month = calendarMonth(key, now);
  expect(month).toMatchObject({ key, previous, next });
  expect(month.weeks.flat().filter((each) => each !== null)).toHaveLength(days);
});

it.each([undefined, '', '2026-13', '2026-00', '26-11', '2026-11-01', ['2026-10'], 'x'])(
  'shows this month for %j',
  (named) => {
    expect(calendarMonth(named, now).key).toBe('2026-11');
  },
);

it('finds the day of a moment', () => {
  expect(dayOf(Date.parse('2026-11-27T23:59:59Z'))).toBe(day('2026-11-27'));
  expect(dayOf(day('2026-11-27'))).toBe(day('2026-11-27'));
});
