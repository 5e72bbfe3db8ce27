import { eatBy, usualStorage } from './eat-by';

it.each([
  ['two days in the fridge', { fridgeDays: 2, freezerMonths: 1 }, 'fridge', '2026-11-23', '2026-11-25'],
  ['cooked rice a day', { fridgeDays: 1, freezerMonths: 0 }, 'fridge', '2026-12-31', '2027-01-01'],
  ['a month never longer than the shortest', usualStorage, 'freezer', '2027-02-01', '2027-03-01'],
  ['three months', { fridgeDays: 2, freezerMonths: 3 }, 'freezer', '2026-11-01', '2027-01-24'],
  ['not for the freezer', { fridgeDays: 1, freezerMonths: 0 }, 'freezer', '2026-11-23', null],
  ['to be eaten straight away', { fridgeDays: 0, freezerMonths: 0 }, 'fridge', '2026-11-23', null],
] as const)('%s', (_name, storage, place, cookedOn, expected) => {
  expect(eatBy(storage, place, cookedOn)).toBe(expected);
});
