import type { GrowthSeries } from '../../../contract/nutriai-growth';
import { measurementSlips } from './measurement-slips';

// WHO's medians and centiles of girls' weight and length at 6 and 12 months, to one decimal.
const tables = {
  weight_for_age: {
    unit: 'kg',
    6: [5.8, 6.4, 7.3, 8.3, 9.2],
    12: [7.1, 7.9, 8.9, 10.2, 11.3],
  },
  length_for_age: {
    unit: 'cm',
    6: [61.5, 63.4, 65.7, 68.1, 70],
    12: [69.2, 71.3, 74, 76.7, 78.9],
  },
} as const;

const series = (Object.keys(tables) as (keyof typeof tables)[]).map((indicator): GrowthSeries => ({
  indicator,
  sex: 'female',
  unit: tables[indicator].unit,
  x_unit: 'months',
  from: 6,
  to: 12,
  points: [],
  left_out: [],
  lines: ([3, 15, 50, 85, 97] as const).map((centile, row) => ({
    label: String(centile),
    centile,
    points: ([6, 12] as const).map((x) => ({ x, y: tables[indicator][x][row] ?? 0 })),
  })),
}));

const baby = { birth_date: '2026-01-01', due_date: null };
const other = { date: '2026-09-01', weight_kg: 8, length_cm: 70, head_cm: null };
const slips = (fields: object, more: object = {}) =>
  measurementSlips(
    { date: '2026-10-01', weight_kg: null, length_cm: null, head_cm: null, ...fields },
    { baby, others: [other], series, units: 'metric', ...more },
  );

it('lets ordinary growth pass, and a child who is small or big', () => {
  expect(slips({ weight_kg: 8.3, length_cm: 71.2 })).toEqual([]);
  expect(slips({ weight_kg: 6.4 }, { others: [] })).toEqual([]);
  expect(slips({ weight_kg: 11 }, { others: [] })).toEqual([]);
  expect(slips({ length_cm: 69.5 })).toEqual([]);
});

it('asks about what no child of this age weighs', () => {
  expect(slips({ weight_kg: 18.3 }, { others: [] })).toEqual([
    'A weight of 18.3 kg is very high for this age. Are the number, the unit and the date right?',
  ]);
  expect(slips({ weight_kg: 3.8 }, { others: [] })[0]).toContain('very low');
});

it('asks about a step that is too big, and about shrinking', () => {
  expect(slips({ weight_kg: 10.4 })).toEqual([
    'From 8 kg on 1 Sept 2026 to 10.4 kg is a big change. Is it right?',
  ]);
  expect(slips({ length_cm: 68 })).toEqual([
    'On 1 Sept 2026 the length was 70 cm, now it is 68 cm. Children don’t get shorter: is it right?',
  ]);
});

it('goes by the due date for a baby born early', () => {
  // Ten weeks early: at nine months since birth, the size of a baby of six and a half.
  const early = { birth_date: '2026-01-01', due_date: '2026-03-12' };
  expect(slips({ weight_kg: 4.9 }, { others: [] })).toHaveLength(1);
  expect(slips({ weight_kg: 4.9 }, { others: [], baby: early })).toEqual([]);
});

it('says nothing where there are no lines', () => {
  expect(slips({ weight_kg: 30 }, { series: [] })).toEqual([]);
});
