import { monthsBefore } from './months-before';

test.each([
  ['2026-11-21T03:20:00.000Z', '2025-11-21T03:20:00.000Z'],
  ['2026-01-01T03:20:00.000Z', '2025-01-01T03:20:00.000Z'],
  ['2028-02-29T03:20:00.000Z', '2027-02-28T03:20:00.000Z'],
])('on %s twelve months ago was %s', (now, oldest) => {
  expect(monthsBefore(new Date(now), 12).toISOString()).toBe(oldest);
});
