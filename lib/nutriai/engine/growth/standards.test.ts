import { indicatorTraits } from './indicators';
import { type Position, type TabledSex } from './lms-columns';
import { dailyWeights, publishedCells, publishedWeeks } from './published-cells.test-helper';
import { referenceRows } from '../reference-rows.test-helper';
import { daysPerMonth, type Indicator, lmsForAge, lmsForLength } from './standards';
import { valueAtZ } from './z-score';

/** Half a unit of the last printed digit: every published table has one decimal. */
const halfDigit = 0.05 + 1e-9;

function valueInTable(
  indicator: Indicator,
  sex: TabledSex,
  x: number,
  position: Position | undefined,
  z: number,
) {
  const lms =
    indicator === 'weightForLength'
      ? lmsForLength(sex, x, position ?? 'lying')
      : lmsForAge(indicator, { sex, ageDays: x * daysPerMonth, position });
  if (!lms) throw new Error(`no row at ${x}`);
  return valueAtZ(z, lms, indicatorTraits[indicator].tails);
}

it.each(publishedCells)('meets the published %s of a %s at %d %s, %d SD: %d', (...cell) => {
  const [indicator, sex, x, position, z, published] = cell;
  expect(Math.abs(valueInTable(indicator, sex, x, position, z) - published)).toBeLessThanOrEqual(halfDigit);
});

it.each(publishedWeeks)('meets the published weeks of %s of a %s', (indicator, sex, weeks) => {
  const misses = weeks.flatMap(([low, high], index) =>
    (
      [
        [-3, low],
        [3, high],
      ] as const
    ).filter(([z, published]) => {
      const lms = lmsForAge(indicator, { sex, ageDays: (index + 1) * 7 });
      return Math.abs(valueAtZ(z, lms, 'plain') - published) > halfDigit;
    }),
  );
  expect(misses).toEqual([]);
});

it.each(dailyWeights)('stays within 0.003 z of the daily table of a %s on day %d', (sex, day, l, m, s) => {
  const ours = lmsForAge('weightForAge', { sex, ageDays: day });
  const off = [-3, -2, 0, 2, 3].map(
    (z) => Math.abs(valueAtZ(z, ours, 'plain') - valueAtZ(z, { l, m, s }, 'plain')) / (m * s),
  );
  expect(Math.max(...off)).toBeLessThan(0.003);
});

const names: Record<string, Indicator> = {
  weight_for_age: 'weightForAge',
  length_height_for_age: 'lengthForAge',
  bmi_for_age: 'bmiForAge',
  head_circumference_for_age: 'headCircumferenceForAge',
  weight_for_length: 'weightForLength',
  weight_for_height: 'weightForLength',
};
const positions: Record<string, Position> = { length: 'lying', height: 'standing' };
const deviations = [
  ['SD3neg', -3],
  ['SD2neg', -2],
  ['SD1neg', -1],
  ['SD0', 0],
  ['SD1', 1],
  ['SD2', 2],
  ['SD3', 3],
] as const;

const published = referenceRows('who-sd-published.csv');
const tabled = referenceRows('who-lms.csv');

function meetsEveryCell(rows: readonly Record<string, string>[]) {
  const misses: string[] = [];
  let cells = 0;
  for (const row of rows) {
    const indicator = names[row.indicator ?? ''];
    const sex = row.sex as TabledSex;
    if (!indicator) throw new Error(`unknown table ${row.indicator}`);
    for (const [column, z] of deviations) {
      const value = valueInTable(indicator, sex, Number(row.x), positions[row.measure ?? ''], z);
      cells += 1;
      if (Math.abs(value - Number(row[column])) > halfDigit) {
        misses.push(`${indicator} ${sex} ${row.x} ${column}: ${value} for ${row[column]}`);
      }
    }
  }
  expect(misses).toEqual([]);
  expect(cells).toBe(6832);
}

function holdsEveryRow(rows: readonly Record<string, string>[]) {
  const off = rows.filter((row) => {
    const indicator = names[row.indicator ?? ''];
    const sex = row.sex as TabledSex;
    const position = positions[row.measure ?? ''];
    const lms =
      indicator === undefined || indicator === 'weightForLength'
        ? lmsForLength(sex, Number(row.x), position ?? 'lying')
        : lmsForAge(indicator, { sex, ageDays: Number(row.x) * daysPerMonth, position });
    return lms?.l !== Number(row.L) || lms.m !== Number(row.M) || lms.s !== Number(row.S);
  });
  expect(off).toEqual([]);
  expect(rows).toHaveLength(976);
}

if (published && tabled) {
  describe('where WHO’s tables are at hand', () => {
    it('meets every cell of the published tables', () => meetsEveryCell(published));
    it('holds every row of the monthly and half-centimetre tables as it is', () => holdsEveryRow(tabled));
  });
}

it('goes from length to height at 731 days', () => {
  expect(lmsForAge('lengthForAge', { sex: 'female', ageDays: 730 }).m).toBeGreaterThan(86.3);
  expect(lmsForAge('lengthForAge', { sex: 'female', ageDays: 731 }).m).toBeLessThan(85.8);
  expect(lmsForAge('lengthForAge', { sex: 'female', ageDays: 24 * daysPerMonth }).m).toBe(85.7153);
});

it('has no value before birth, after five years or off the lengths', () => {
  expect(() => lmsForAge('weightForAge', { sex: 'male', ageDays: -1 })).toThrow(RangeError);
  expect(() => lmsForAge('weightForAge', { sex: 'male', ageDays: 1827 })).toThrow(RangeError);
  expect(lmsForAge('weightForAge', { sex: 'male', ageDays: 60 * daysPerMonth }).m).toBe(18.3366);
  expect(lmsForLength('male', 44.9, 'lying')).toBeUndefined();
  expect(lmsForLength('male', 110.1, 'lying')).toBeUndefined();
  expect(lmsForLength('male', 110, 'lying')?.m).toBeGreaterThan(18);
});
