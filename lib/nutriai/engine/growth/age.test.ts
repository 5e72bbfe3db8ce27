import { ageOn, dateOfDay, dayNumber } from './age';

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

it.each([
  ['1970-01-01', 0],
  ['1970-01-02', 1],
  ['1969-12-31', -1],
  ['2024-02-29', 19_782],
  ['2026-01-01', 20_454],
])('counts %s as day %d, and back', (date, day) => {
  expect(dayNumber(date)).toBe(day);
  expect(dateOfDay(day)).toBe(date);
});

it.each([
  '2026-02-29',
  '2026-1-01',
  '2026-01-1',
  '02026-01-01',
  '2026-01-01 ',
  ' 2026-01-01',
  '26-01-01',
  '',
])('knows no day “%s”', (date) => {
  const words = `A date is written YYYY-MM-DD and exists; "${date}" is not one.`;
  expect(() => dayNumber(date)).toThrow(new RangeError(words));
});

it.each([
  ['2026-12-31', '2026-01-01', 11],
  ['2027-01-01', '2026-01-01', 12],
  ['2027-01-14', '2025-12-15', 12],
  ['2027-01-15', '2025-12-15', 13],
  ['2026-10-31', '2026-09-30', 1],
])('on %s who was born on %s is %d months old', (day, birthDate, ageMonths) => {
  expect(ageOn(day, { birthDate }).ageMonths).toBe(ageMonths);
});

describe('a due date', () => {
  const birthDate = '2026-06-01';
  const dueAfter = (days: number) => ({ birthDate, dueDate: dateOfDay(dayNumber(birthDate) + days) });

  it.each([126, 22, 21, 0, -28])('may be %d days after the birth', (days) => {
    expect(ageOn('2026-12-01', dueAfter(days)).preterm).toBe(days > 21);
  });

  it.each([127, -29])('cannot be %d days after the birth', (days) => {
    const birth = dueAfter(days);
    const words = `A baby born on ${birthDate} was not due on ${birth.dueDate}: a birth is at most 18 weeks before and 4 weeks after its due date.`;
    expect(() => ageOn('2026-12-01', birth)).toThrow(new RangeError(words));
  });
});

it('says which day was before which birth', () => {
  expect(() => ageOn('2026-01-01', { birthDate: '2026-01-02' })).toThrow(
    new RangeError('The day 2026-01-01 is before the birth on 2026-01-02.'),
  );
});
