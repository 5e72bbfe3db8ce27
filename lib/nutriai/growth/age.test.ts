import { ageOn } from './age';

it('counts days and completed months', () => {
  expect(ageOn('2026-11-21', { birthDate: '2026-05-21' })).toEqual({
    ageDays: 184,
    ageMonths: 6,
    preterm: false,
  });
  expect(ageOn('2026-11-20', { birthDate: '2026-05-21' }).ageMonths).toBe(5);
  expect(ageOn('2026-05-21', { birthDate: '2026-05-21' })).toMatchObject({ ageDays: 0, ageMonths: 0 });
  expect(ageOn('2028-03-01', { birthDate: '2028-02-29' })).toMatchObject({ ageDays: 1, ageMonths: 0 });
  expect(ageOn('2026-03-01', { birthDate: '2026-01-31' }).ageMonths).toBe(1);
  expect(ageOn('2026-02-28', { birthDate: '2026-01-31' }).ageMonths).toBe(0);
});

it('corrects for a birth before 37 weeks until two years', () => {
  const birth = { birthDate: '2026-01-01', dueDate: '2026-02-26' };
  expect(ageOn('2026-07-01', birth)).toEqual({
    ageDays: 181,
    ageMonths: 6,
    preterm: true,
    correctedAgeDays: 125,
    correctedAgeMonths: 4,
  });
  expect(ageOn('2026-01-10', birth)).toMatchObject({ correctedAgeDays: -47, correctedAgeMonths: 0 });
  expect(ageOn('2028-01-01', birth)).toMatchObject({ ageDays: 730, correctedAgeDays: 674 });
  expect(ageOn('2028-01-02', birth)).toEqual({ ageDays: 731, ageMonths: 24, preterm: true });
});

it.each([
  ['2026-01-22', false],
  ['2026-01-23', true],
  ['2025-12-20', false],
])('takes a birth on 1 January due on %s as preterm: %s', (dueDate, preterm) => {
  const age = ageOn('2026-03-01', { birthDate: '2026-01-01', dueDate });
  expect(age.preterm).toBe(preterm);
  expect(age.correctedAgeDays === undefined).toBe(!preterm);
});

it.each([
  ['2026-01-01', '2026-01-02', undefined],
  ['2026-02-30', '2026-01-01', undefined],
  ['2026-2-3', '2026-01-01', undefined],
  ['yesterday', '2026-01-01', undefined],
  ['2026-11-01', '2026-01-01', '2026-10-01'],
  ['2026-11-01', '2026-01-01', '2025-11-01'],
])('refuses %s for a birth on %s due on %s', (day, birthDate, dueDate) => {
  expect(() => ageOn(day, { birthDate, dueDate })).toThrow(RangeError);
});
