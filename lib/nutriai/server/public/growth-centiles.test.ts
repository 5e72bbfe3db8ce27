import { growthCentilesRequest } from '../../../contract/nutriai-growth';
import { growthCentiles } from './growth-centiles';

const nowMs = Date.parse('2026-07-05T12:00:00Z');
const ask = (fields: object) =>
  growthCentiles(growthCentilesRequest.parse({ sex: 'male', ...fields }), nowMs);
const centiles = (fields: object) =>
  Object.fromEntries(ask(fields).measures.map(({ indicator, centile }) => [indicator, centile]));

it('puts the median of WHO’s tables at the 50th centile', () => {
  // WHO weight-for-age, length-for-age and head circumference-for-age of boys of six months.
  expect(centiles({ age_months: 6, weight_kg: 7.934, length_cm: 67.6236, head_cm: 43.3306 })).toMatchObject({
    weight_for_age: 50,
    length_for_age: 50,
    head_circumference_for_age: 50,
  });
});

it('reads the same by the dates as by the months', () => {
  const byDates = ask({ birth_date: '2026-01-05', weight_kg: 8 });
  expect(byDates.age_days).toBe(181);
  const [first] = byDates.measures;
  expect(first?.centile).toBeCloseTo(
    centiles({ age_months: 181 / 30.4375, weight_kg: 8 }).weight_for_age ?? 0,
    0,
  );
});

it('goes by the due date of a child born early, and says so', () => {
  expect(ask({ birth_date: '2026-01-05', due_date: '2026-03-02', weight_kg: 7 })).toMatchObject({
    is_corrected: true,
    age_days: 125,
  });
});

it('has no centile before the due date, and says why', () => {
  const answer = ask({ birth_date: '2026-06-05', due_date: '2026-08-01', weight_kg: 2 });
  expect([answer.measures, answer.notes]).toEqual([[], [expect.stringContaining('Before the due date')]]);
});

it.each([
  ['a day to come', { birth_date: '2026-01-05', measured_on: '2026-07-08', weight_kg: 7 }],
  ['a day before the birth', { birth_date: '2026-01-05', measured_on: '2026-01-01', weight_kg: 7 }],
  ['a due date that no birth had', { birth_date: '2026-01-05', due_date: '2026-12-01', weight_kg: 7 }],
  ['an age past five years', { birth_date: '2020-01-05', weight_kg: 17 }],
  ['a weight that no child has', { age_months: 6, weight_kg: 0.1 }],
])('refuses %s', (_what, fields) => {
  expect(() => ask(fields)).toThrow(expect.objectContaining({ kind: 'invalid' }));
});
