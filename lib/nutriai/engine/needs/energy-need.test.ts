import { energyNeed } from './energy-need';

it('takes the mean of both sexes where none is said', () => {
  const girl = energyNeed({ ageMonths: 9, sex: 'female', weightKg: 8.5, lengthCm: 71 }, 9);
  const boy = energyNeed({ ageMonths: 9, sex: 'male', weightKg: 8.5, lengthCm: 71 }, 9);
  for (const child of [{ sex: 'unspecified' as const }, {}]) {
    const either = energyNeed({ ageMonths: 9, weightKg: 8.5, lengthCm: 71, ...child }, 9);
    expect(Math.abs(either.totalKcal - (girl.totalKcal + boy.totalKcal) / 2)).toBeLessThanOrEqual(1);
    expect(either.basis.sex).toBe('mean');
  }
});

it('estimates the length of a small child as small', () => {
  const small = energyNeed({ ageMonths: 9, sex: 'male', weightKg: 7.1 }, 9);
  expect(small.basis.lengthCm).toBeGreaterThan(67);
  expect(small.basis.lengthCm).toBeLessThan(68);
  expect(small.basis).toMatchObject({ weightKg: 7.1, weightEstimated: false, lengthEstimated: true });
  expect(Math.abs(small.totalKcal - small.check.iomKcal) / small.check.iomKcal).toBeLessThan(0.15);
});

it('rises with the weight', () => {
  const kcal = [7, 8, 9, 10, 11].map(
    (weightKg) => energyNeed({ ageMonths: 10, sex: 'female', weightKg }, 10).totalKcal,
  );
  expect([...kcal].sort((a, b) => a - b)).toEqual(kcal);
});

it('leaves aside a weight that cannot be right, and says so', () => {
  const { basis, totalKcal } = energyNeed({ ageMonths: 6, sex: 'male', weightKg: 18, lengthCm: 67.6236 }, 6);
  expect(basis.implausible).toBe(true);
  expect(basis.weightEstimated).toBe(true);
  expect(totalKcal).toBe(628);
});

it('refuses what no child weighs', () => {
  expect(() => energyNeed({ ageMonths: 6, weightKg: 7900 }, 6)).toThrow(RangeError);
  expect(() => energyNeed({ ageMonths: 6, lengthCm: 0.67 }, 6)).toThrow(RangeError);
});
