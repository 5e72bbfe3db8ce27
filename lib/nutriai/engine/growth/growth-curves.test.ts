import { whoSdLines } from './centile-lines';
import { growthCurves, measurementAtCentile, measurementAtZ } from './growth-curves';
import { growthReport } from './growth-report';
import { daysPerMonth } from './standards';

it('draws seven lines that never cross', () => {
  const curves = growthCurves({ indicator: 'weightForAge', sex: 'female', from: 0, to: 36, step: 0.5 });
  expect(curves.map(({ label }) => label)).toEqual(['2nd', '9th', '25th', '50th', '75th', '91st', '98th']);
  expect(curves.every(({ points }) => points.length === 73)).toBe(true);
  for (let column = 0; column < 73; column += 1) {
    const values = curves.map(({ points }) => points[column]?.y ?? Number.NaN);
    expect([...values].sort((a, b) => a - b)).toEqual(values);
  }
  expect(curves[3]?.points[12]).toEqual({ x: 6, y: 7.297 });
});

it('draws WHO lines by length, ending where asked', () => {
  const [low] = growthCurves({
    indicator: 'weightForLength',
    sex: 'male',
    from: 60,
    to: 70.3,
    step: 5,
    lines: whoSdLines,
  });
  expect(low?.points.map(({ x }) => x)).toEqual([60, 65, 70, 70.3]);
  expect(low?.points[0]?.y).toBeCloseTo(4.7, 1);
});

it.each([3, 25, 50, 91, 99.9])('finds the weight at centile %d, which the report puts there', (centile) => {
  const weightKg = measurementAtCentile('weightForAge', { sex: 'male', place: { ageMonths: 9 }, centile });
  const report = growthReport({ sex: 'male', ageDays: 9 * daysPerMonth, weightKg });
  expect(report.weightForAge?.centile).toBeCloseTo(centile, 8);
});

it('gives length before and height from 24 months', () => {
  expect(measurementAtZ('lengthForAge', { sex: 'male', place: { ageMonths: 23 }, z: 0 })).toBe(86.941);
  expect(measurementAtZ('lengthForAge', { sex: 'male', place: { ageMonths: 24 }, z: 0 })).toBe(87.1161);
  expect(
    measurementAtZ('lengthForAge', { sex: 'male', place: { ageMonths: 24, position: 'lying' }, z: 0 }),
  ).toBe(87.8161);
});

it('refuses places and ranges without values', () => {
  const request = { indicator: 'weightForAge', sex: 'male', from: 0, to: 24, step: 1 } as const;
  expect(() => growthCurves({ ...request, to: 61 })).toThrow(RangeError);
  expect(() => growthCurves({ ...request, step: 0 })).toThrow(RangeError);
  expect(() => growthCurves({ ...request, from: 24 })).toThrow(RangeError);
  expect(() => measurementAtZ('weightForLength', { sex: 'male', place: { ageMonths: 3 }, z: 0 })).toThrow(
    RangeError,
  );
  expect(() =>
    measurementAtZ('weightForAge', { sex: 'male', place: { lengthCm: 60, position: 'lying' }, z: 0 }),
  ).toThrow(RangeError);
  expect(() =>
    measurementAtZ('weightForLength', { sex: 'male', place: { lengthCm: 30, position: 'lying' }, z: 0 }),
  ).toThrow(RangeError);
  expect(() =>
    measurementAtCentile('weightForAge', { sex: 'male', place: { ageMonths: 3 }, centile: 100 }),
  ).toThrow(RangeError);
});
