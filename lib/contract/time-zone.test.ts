import { isTimeZone } from './time-zone';

it.each([
  ['Europe/London', true],
  ['UTC', true],
  ['Mars/X', false],
  ['+02:00', false],
  ['', false],
])('%s is a time zone: %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});
