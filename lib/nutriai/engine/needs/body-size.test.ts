import { measurementAtZ } from '../growth/growth-curves';
import { bodySize } from './body-size';

const at = (indicator: 'weightForAge' | 'lengthForAge', z: number) =>
  measurementAtZ(indicator, { sex: 'female', place: { ageMonths: 9 }, z });

it('takes what was measured', () => {
  expect(bodySize({ ageMonths: 9, weightKg: 8, lengthCm: 70 }, 'female', 9)).toEqual({
    weightKg: 8,
    lengthCm: 70,
    weightEstimated: false,
    lengthEstimated: false,
    implausible: false,
  });
});

it('takes WHO’s medians where nothing was measured', () => {
  expect(bodySize({ ageMonths: 9 }, 'female', 9)).toEqual({
    weightKg: 8.2254,
    lengthCm: 70.1435,
    weightEstimated: true,
    lengthEstimated: true,
    implausible: false,
  });
});

it.each([
  [-3, -2],
  [-2, -2],
  [-1, -1],
  [1.5, 1.5],
  [2, 2],
  [3, 2],
])('takes for a measure at z = %d the other to stand at z = %d', (z, estimated) => {
  const byWeight = bodySize({ ageMonths: 9, weightKg: at('weightForAge', z) }, 'female', 9);
  expect(byWeight.lengthCm).toBeCloseTo(at('lengthForAge', estimated), 8);
  expect(byWeight).toMatchObject({ weightEstimated: false, lengthEstimated: true, implausible: false });
  const byLength = bodySize({ ageMonths: 9, lengthCm: at('lengthForAge', z) }, 'female', 9);
  expect(byLength.weightKg).toBeCloseTo(at('weightForAge', estimated), 8);
  expect(byLength).toMatchObject({ weightEstimated: true, lengthEstimated: false, implausible: false });
});

it('leaves aside one measure that cannot be right and goes by the other', () => {
  const heavy = bodySize({ ageMonths: 9, weightKg: 25, lengthCm: at('lengthForAge', 1) }, 'female', 9);
  expect(heavy).toMatchObject({ weightEstimated: true, lengthEstimated: false, implausible: true });
  expect(heavy.weightKg).toBeCloseTo(at('weightForAge', 1), 8);
  const long = bodySize({ ageMonths: 9, weightKg: at('weightForAge', 1), lengthCm: 110 }, 'female', 9);
  expect(long).toMatchObject({ weightEstimated: false, lengthEstimated: true, implausible: true });
  expect(long.lengthCm).toBeCloseTo(at('lengthForAge', 1), 8);
});

it.each([
  [{ weightKg: 0.2 }, /^Weight is given in kilograms/],
  [{ lengthCm: 151 }, /^Length is given in centimetres/],
])('refuses %j', (measured, words) => {
  expect(() => bodySize({ ageMonths: 9, ...measured }, 'female', 9)).toThrow(words);
});
