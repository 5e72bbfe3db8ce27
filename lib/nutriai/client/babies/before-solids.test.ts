import { isBeforeSolids, timeUntil } from './before-solids';

it.each([
  [5, null, true],
  [6, null, false],
  [7, 5, true],
  [8, 6, false],
])('%s months, corrected %s: waiting is %s', (age_months, corrected_age_months, isWaiting) => {
  expect(isBeforeSolids({ age_months, corrected_age_months })).toBe(isWaiting);
});

it.each([
  ['2026-11-21', 'now'],
  ['2026-11-22', 'tomorrow'],
  ['2026-12-04', 'in 13 days'],
  ['2026-12-05', 'in about 2 weeks'],
  ['2027-03-01', 'in about 14 weeks'],
])('%s is %s', (date, words) => {
  expect(timeUntil(date, '2026-11-21')).toBe(words);
});
