import { dateAsked } from './date-asked';

// A Saturday.
const today = '2026-11-21';

test.each([
  ['what did she eat friday 13', '2026-11-13'],
  ['what did we eat the day he had the runs friday 12', '2026-06-12'],
  ['what did he have on the 18th', '2026-11-18'],
  ['what did he have on the 25th', '2026-10-25'],
  ['what did she eat on 18 november', '2026-11-18'],
  ['what did she eat on november 3rd', '2026-11-03'],
  ['lunch on 30th of december', '2025-12-30'],
  ['meals sunday the 15th', '2026-11-15'],
])('%s: %s', (plain, date) => {
  expect(dateAsked(plain, today)).toBe(date);
});

test.each([
  'what did she eat on friday',
  'how much milk at 7am',
  'what did she eat at 12 months',
  'can she have the 4 month jar',
  'may 90 g be too much',
  'friday 12 pm feed',
])('%s: no date', (plain) => {
  expect(dateAsked(plain, today)).toBe(null);
});
