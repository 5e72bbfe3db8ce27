import { dateText, dayAndMonth, dayOfMonth, fullDay, weekdayName } from './day-text';

it('writes dates as they are, whatever the time zone', () => {
  const date = '2026-03-06';
  expect([dateText, dayAndMonth, fullDay, weekdayName, dayOfMonth].map((write) => write(date))).toEqual([
    '6 Mar 2026',
    '6 Mar',
    'Friday 6 March',
    'Fri',
    '6',
  ]);
});
