import { weekdayWords } from '../../../contract/drop-words';
import { missedText, scheduleText, stockText, streakText } from './drop-text';

const daily = { weekdays: [...weekdayWords], time: null };

it.each([
  [daily, 'Every day'],
  [{ ...daily, time: '08:00' }, 'Every day at 08:00'],
  [{ weekdays: ['mon' as const], time: null }, 'Monday'],
  [{ weekdays: ['mon' as const, 'fri' as const], time: '19:30' }, 'Monday and Friday at 19:30'],
  [{ weekdays: [], time: null }, 'As needed'],
])('%j: %s', (drop, text) => {
  expect(scheduleText(drop)).toBe(text);
});

it('counts in a row from two', () => {
  expect([0, 1, 2, 12].map((streak) => streakText(daily, streak))).toEqual([
    '',
    '',
    '2 days in a row',
    '12 days in a row',
  ]);
  expect(streakText({ weekdays: ['mon'] }, 3)).toBe('3 times in a row');
});

it.each([
  [[], ''],
  [['2026-11-22'], 'Not logged yesterday.'],
  [['2026-11-20'], 'Not logged on Friday 20 November.'],
  [['2026-11-21', '2026-11-22'], 'Not logged on Saturday 21 November and Sunday 22 November.'],
  [['2026-11-16', '2026-11-18', '2026-11-21', '2026-11-22'], 'Not logged on 4 of the last 7 days.'],
])('missed %j: %s', (missed, text) => {
  expect(missedText(missed, '2026-11-23')).toBe(text);
});

it.each([
  [null, ''],
  [0, 'None left by your count: buy more.'],
  [1, '1 dose left: time to buy more.'],
  [7, '7 doses left: time to buy more.'],
  [8, '8 doses left.'],
])('%s left: %s', (left, text) => {
  expect(stockText(left)).toBe(text);
});
