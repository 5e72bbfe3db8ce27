import { growthMeasure, growthReport } from './growth-report';
import { growthReportJson, toReport } from './growth-report-json';

/** The examples that WHO prints with its own program (anthro, README): z to two decimals. */
it.each([
  [{ sex: 'male', ageDays: 1001, weightKg: 18, lengthCm: 120 }, [7.31, 2.2, -2.39, -3.01]],
  [{ sex: 'female', ageDays: 1000, weightKg: 15, lengthCm: 80 }, [-3.5, 0.95, 4.13, 4.66]],
  [{ sex: 'male', ageDays: 1010, weightKg: 10, lengthCm: 100 }, [1.62, -2.76, -5.19, -5.61]],
  [{ sex: 'male', ageDays: 1000, weightKg: 15, lengthCm: 100 }, [1.7, 0.69, -0.29, -0.58]],
] as const)('gives the z-scores of WHO Anthro for %j', (input, expected) => {
  const { length_for_age, weight_for_age, weight_for_length, bmi_for_age } = toReport(growthReport(input));
  expect([length_for_age?.z, weight_for_age?.z, weight_for_length?.z, bmi_for_age?.z]).toEqual(expected);
});

it('reports all five indicators in the shape of the contract', () => {
  const report = growthReportJson({
    sex: 'female',
    age_days: 183,
    weight_kg: 7.3,
    length_cm: 65.8,
    head_cm: 42.2,
  });
  expect(report).toEqual({
    weight_for_age: { z: 0, centile: expect.closeTo(49.9, 0) as number },
    length_for_age: { z: expect.closeTo(0.03, 1) as number, centile: expect.closeTo(51, 0) as number },
    weight_for_length: { z: expect.closeTo(0, 0) as number, centile: expect.any(Number) as number },
    bmi_for_age: { z: expect.closeTo(0, 0) as number, centile: expect.any(Number) as number },
    head_circumference_for_age: { z: -0.01, centile: expect.closeTo(50, 0) as number },
  });
});

it('leaves out what was not measured', () => {
  expect(Object.keys(growthReportJson({ sex: 'male', age_days: 30, weight_kg: 4.4 }))).toEqual([
    'weight_for_age',
  ]);
});

it('says a median child is on the 50th centile', () => {
  expect(growthReport({ sex: 'male', ageDays: 0, weightKg: 3.3464 }).weightForAge).toEqual({
    z: 0,
    centile: 50,
  });
});

it.each([
  [3.9, 'talk_soon'],
  [5, 'talk_soon'],
  [5.8, 'talk'],
  [7.9, undefined],
  [9.9, 'talk'],
  [11.3, 'talk_soon'],
  [13.5, 'implausible'],
] as const)('flags a boy of six months of %d kg as %s', (weightKg, flag) => {
  const { weightForAge } = growthReport({ sex: 'male', ageDays: 183, weightKg });
  expect(weightForAge?.flag).toBe(flag);
  expect(weightForAge?.centile).toBeGreaterThanOrEqual(0);
  expect(weightForAge?.centile).toBeLessThanOrEqual(100);
});

it('asks to check a measurement that is out of range', () => {
  const { notes } = growthReport({ sex: 'male', ageDays: 183, weightKg: 14 });
  expect(notes.join()).toContain('out of range');
});

it('converts between lying and standing by 0.7 cm', () => {
  const lying = growthReport({ sex: 'female', ageDays: 600, lengthCm: 82.7, measured: 'lying' });
  const standing = growthReport({ sex: 'female', ageDays: 600, lengthCm: 82, measured: 'standing' });
  expect(standing.lengthForAge?.z).toBeCloseTo(lying.lengthForAge?.z ?? Number.NaN, 10);
  const tall = growthReport({ sex: 'female', ageDays: 731, lengthCm: 86 });
  const laid = growthReport({ sex: 'female', ageDays: 731, lengthCm: 86.7, measured: 'lying' });
  expect(laid.lengthForAge?.z).toBeCloseTo(tall.lengthForAge?.z ?? Number.NaN, 10);
});

it('takes no standing height of a baby under nine months', () => {
  const baby = { sex: 'female', ageDays: 100, lengthCm: 60 } as const;
  expect(growthReport({ ...baby, measured: 'standing' })).toEqual(growthReport(baby));
});

it('goes by corrected age', () => {
  const corrected = growthReport({ sex: 'male', ageDays: 120, correctedAgeDays: 64, weightKg: 5.5 });
  expect(corrected.weightForAge).toEqual(
    growthReport({ sex: 'male', ageDays: 64, weightKg: 5.5 }).weightForAge,
  );
});

it('gives no z-score without a sex or before the due date, and says why', () => {
  const unspecified = growthReport({ sex: 'unspecified', ageDays: 64, weightKg: 5.5 });
  expect(unspecified.weightForAge).toBeUndefined();
  expect(unspecified.notes[0]).toContain('girls and boys');
  const preterm = growthReport({ sex: 'male', ageDays: 20, correctedAgeDays: -10, weightKg: 2.5 });
  expect(preterm.weightForAge).toBeUndefined();
  expect(preterm.notes[0]).toContain('born early');
  expect(growthReportJson({ sex: 'unspecified', age_days: 64 }).notes).toHaveLength(1);
});

it('says when a length has no weight in the table', () => {
  const report = growthReport({ sex: 'male', ageDays: 10, weightKg: 2.2, lengthCm: 44 });
  expect(report.weightForLength).toBeUndefined();
  expect(report.bmiForAge).toBeDefined();
  expect(report.notes[0]).toContain('45 to 110 cm');
});

it.each([
  { ageDays: -1 },
  { ageDays: 1827 },
  { ageDays: Number.NaN },
  { ageDays: 100, correctedAgeDays: 2000 },
  { ageDays: 100, weightKg: 0 },
  { ageDays: 100, weightKg: 6200 },
  { ageDays: 100, weightKg: Number.NaN },
  { ageDays: 100, lengthCm: 0.6 },
  { ageDays: 100, headCm: 400 },
])('refuses the impossible: %j', (input) => {
  expect(() => growthReport({ sex: 'male', ...input })).toThrow(RangeError);
});

it('names the unit of what it refuses', () => {
  expect(() => growthReport({ sex: 'male', ageDays: 100, weightKg: 6200 })).toThrow(
    /kilograms, from 0.3 to 60; 6200/,
  );
});

describe('a flag', () => {
  /** A distribution whose z is the distance from ten in units. */
  const evenly = { l: 1, m: 10, s: 0.1 };
  const flagOf = (indicator: Parameters<typeof growthMeasure>[0], z: number) =>
    growthMeasure(indicator, 10 + z, evenly).flag;

  it.each([
    ['lengthForAge', -6.01, 'implausible'],
    ['lengthForAge', -5.99, 'talk_soon'],
    ['lengthForAge', 5.99, 'talk_soon'],
    ['lengthForAge', 6.01, 'implausible'],
    ['headCircumferenceForAge', -5.01, 'implausible'],
    ['headCircumferenceForAge', -3.01, 'talk_soon'],
    ['headCircumferenceForAge', -2.99, 'talk'],
    ['headCircumferenceForAge', -2.01, 'talk'],
    ['headCircumferenceForAge', -1.99, undefined],
    ['headCircumferenceForAge', 1.99, undefined],
    ['headCircumferenceForAge', 2.01, 'talk'],
    ['weightForAge', -5.99, 'talk_soon'],
    ['weightForAge', -6.01, 'implausible'],
    ['weightForAge', 4.99, 'talk_soon'],
    ['weightForAge', 5.01, 'implausible'],
  ] as const)('of %s at z = %d is %s, as WHO Anthro has it', (indicator, z, flag) => {
    expect(flagOf(indicator, z)).toBe(flag);
  });

  it('stands in the answer, and only where there is one', () => {
    const json = growthReportJson({ sex: 'male', age_days: 183, weight_kg: 5, length_cm: 67.6 });
    expect(json.weight_for_age?.flag).toBe('talk_soon');
    expect(json.length_for_age).not.toHaveProperty('flag');
  });

  it('of one measurement is enough for a note', () => {
    const { notes } = growthReport({ sex: 'male', ageDays: 183, weightKg: 14, headCm: 43.3 });
    expect(notes).toHaveLength(1);
  });
});

it('takes a standing height from 274 days on', () => {
  const at = (ageDays: number, measured: 'lying' | 'standing') =>
    growthReport({ sex: 'male', ageDays, lengthCm: 71, measured }).lengthForAge?.z;
  expect(at(273, 'standing')).toBe(at(273, 'lying'));
  expect(at(274, 'standing')).not.toBe(at(274, 'lying'));
});

it('has a report on the due date and on the last day of five years, and not beyond', () => {
  const early = growthReport({ sex: 'male', ageDays: 30, correctedAgeDays: 0, weightKg: 3.3464 });
  expect(early.weightForAge?.z).toBe(0);
  expect(growthReport({ sex: 'male', ageDays: 1826.25, weightKg: 18 }).weightForAge).toBeDefined();
  const words = (name: string, days: number) =>
    new RangeError(`${name} is given in days, from 0 to 1826 (five years), not ${days}.`);
  expect(() => growthReport({ sex: 'male', ageDays: 1827 })).toThrow(words('Age', 1827));
  expect(() => growthReport({ sex: 'male', ageDays: 30, correctedAgeDays: 1900 })).toThrow(
    words('Corrected age', 1900),
  );
});

it('names its source also where there is no z-score, and says nothing of what was not measured', () => {
  expect(growthReport({ sex: 'unspecified', ageDays: 64 })).toMatchObject({ source: 'who-2006-growth' });
  expect(growthReport({ sex: 'male', ageDays: 10, lengthCm: 44 }).notes).toEqual([]);
});
