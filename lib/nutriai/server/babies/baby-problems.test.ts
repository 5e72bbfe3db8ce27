import { babyRequest } from '../../../contract/nutriai-babies';
import { babyProblems } from './baby-problems';

const nowMs = Date.parse('2026-11-21T12:00:00Z');
const problemsOf = (fields: object) =>
  babyProblems(babyRequest.parse({ name: 'Ada', birth_date: '2026-03-01', ...fields }), { nowMs });

it('takes a baby whose fields agree', () => {
  expect(
    problemsOf({
      due_date: '2026-03-20',
      introduced_allergens: [{ code: 'egg', date: '2026-10-01' }],
      measurements: [{ date: '2026-10-01', weight_kg: 8 }],
    }),
  ).toEqual({});
});

it.each([
  ['a birth to come', { birth_date: '2027-01-01' }, 'birth_date'],
  [
    'an allergen before the birth',
    { introduced_allergens: [{ code: 'egg', date: '2026-02-01' }] },
    'introduced_allergens',
  ],
  [
    'a measurement of a day to come',
    { measurements: [{ date: '2027-01-01', weight_kg: 8 }] },
    'measurements',
  ],
  [
    'two measurements of one day',
    {
      measurements: [
        { date: '2026-10-01', weight_kg: 8 },
        { date: '2026-10-01', weight_kg: 9 },
      ],
    },
    'measurements',
  ],
])('refuses %s', (_what, fields, name) => {
  expect(Object.keys(problemsOf(fields))).toEqual([name]);
});

it.each([
  ['2026-11-21T12:00:00Z', '2021-11-22', true],
  ['2026-11-21T12:00:00Z', '2021-11-21', false],
  ['2026-11-21T00:00:00Z', '2021-11-21', false],
  ['2026-11-21T23:59:00Z', '2021-11-22', true],
  // A day that has begun somewhere is a day of birth.
  ['2026-11-21T12:00:00Z', '2026-11-22', true],
  ['2026-11-21T09:00:00Z', '2026-11-22', false],
])('at %s takes a birth on %s: %s', (now, birthDate, isTaken) => {
  const baby = babyRequest.parse({ name: 'Ada', birth_date: birthDate });
  expect(Object.keys(babyProblems(baby, { nowMs: Date.parse(now) }))).toEqual(isTaken ? [] : ['birth_date']);
});

it('refuses a weight that no child of the age has, and leaves what stands in the profile already', () => {
  const heavy = { date: '2026-10-01', weight_kg: 45 };
  expect(problemsOf({ measurements: [heavy] })).toEqual({
    measurements: { 0: { weight_kg: [expect.stringMatching(/^No child of this age measures 45 kg/)] } },
  });
  const stored = babyRequest.parse({ name: 'Ada', birth_date: '2026-03-01', measurements: [heavy] });
  expect(babyProblems(stored, { nowMs, storedMeasurements: stored.measurements })).toEqual({});
  expect(problemsOf({ measurements: [{ date: '2026-03-01', weight_kg: 3.4, head_cm: 34 }] })).toEqual({});
});

it('refuses a birth date after a measurement that stands in the profile', () => {
  const stored = babyRequest.parse({
    name: 'Ada',
    birth_date: '2026-10-15',
    measurements: [{ date: '2026-10-01', weight_kg: 45 }],
  });
  expect(babyProblems(stored, { nowMs, storedMeasurements: stored.measurements })).toEqual({
    measurements: { 0: { date: ['The date cannot be before the birth date.'] } },
  });
});
