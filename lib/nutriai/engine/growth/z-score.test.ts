import { indicators, indicatorTraits } from './indicators';
import { type TabledSex } from './lms-columns';
import { lmsForAge, lmsForLength } from './standards';
import { valueAtZ, zScore } from './z-score';

/** Every indicator of both sexes at ages and lengths over the whole range, between and on rows of the tables. */
const distributions = (['female', 'male'] as TabledSex[]).flatMap((sex) =>
  indicators.flatMap((indicator) => {
    const { tails } = indicatorTraits[indicator];
    if (indicator === 'weightForLength') {
      return [45, 58.3, 71.25, 96, 110].flatMap((cm) => {
        const lms = lmsForLength(sex, cm, 'lying');
        return lms ? [{ name: `${indicator} ${sex} ${cm} cm`, lms, tails }] : [];
      });
    }
    return [0, 1, 6, 10, 33, 90.5, 200, 365, 730, 731, 1000, 1826].map((day) => ({
      name: `${indicator} ${sex} day ${day}`,
      lms: lmsForAge(indicator, { sex, ageDays: day }),
      tails,
    }));
  }),
);

const zs = Array.from({ length: 161 }, (_, index) => -4 + index * 0.05);

describe.each(distributions)('$name', ({ lms, tails }) => {
  it('turns z into a measurement and back', () => {
    const off = zs.map((z) => Math.abs(zScore(valueAtZ(z, lms, tails), lms, tails) - z));
    expect(Math.max(...off)).toBeLessThan(1e-9);
  });

  it('rises with the measurement', () => {
    const values = zs.map((z) => valueAtZ(z, lms, tails));
    expect(values.every((value, index) => index === 0 || value > (values[index - 1] ?? Infinity))).toBe(true);
    const fine = Array.from({ length: 400 }, (_, index) => lms.m * (0.6 + index * 0.002));
    const scores = fine.map((value) => zScore(value, lms, tails));
    expect(scores.every((z, index) => index === 0 || z > (scores[index - 1] ?? Infinity))).toBe(true);
  });

  it('has no step at ±3', () => {
    for (const z of [-3, 3]) {
      const value = valueAtZ(z, lms, tails);
      const inside = zScore(value - Math.sign(z) * 1e-9, lms, tails);
      const outside = zScore(value + Math.sign(z) * 1e-9, lms, tails);
      expect(Math.abs(inside - z)).toBeLessThan(1e-6);
      expect(Math.abs(outside - z)).toBeLessThan(1e-6);
    }
  });
});

const skewed = { l: -0.3521, m: 10, s: 0.09 };

it('measures beyond ±3 in steps of the distance from 2 to 3 SD', () => {
  const sd = (z: number) => valueAtZ(z, skewed, 'plain');
  expect(zScore(sd(3) + (sd(3) - sd(2)), skewed, 'restricted')).toBeCloseTo(4, 12);
  expect(zScore(sd(-3) - (sd(-2) - sd(-3)) / 2, skewed, 'restricted')).toBeCloseTo(-3.5, 12);
  expect(zScore(sd(4), skewed, 'plain')).toBeCloseTo(4, 12);
  expect(zScore(sd(4), skewed, 'restricted')).not.toBeCloseTo(4, 2);
});

it('passes smoothly through L = 0', () => {
  expect(zScore(12, { l: 0, m: 10, s: 0.1 }, 'plain')).toBeCloseTo(Math.log(1.2) / 0.1, 12);
  expect(zScore(12, { l: 1e-9, m: 10, s: 0.1 }, 'plain')).toBeCloseTo(Math.log(1.2) / 0.1, 6);
  expect(valueAtZ(1, { l: 0, m: 10, s: 0.1 }, 'plain')).toBeCloseTo(10 * Math.exp(0.1), 12);
});

it('refuses what no child measures', () => {
  expect(() => zScore(0, skewed, 'plain')).toThrow(RangeError);
  expect(() => zScore(Number.NaN, skewed, 'plain')).toThrow(RangeError);
  expect(() => valueAtZ(-40, { l: 1, m: 50, s: 0.04 }, 'plain')).toThrow(RangeError);
  expect(() => valueAtZ(-40, { l: 0.3, m: 3, s: 0.14 }, 'restricted')).toThrow(RangeError);
});

it.each([0, -1, Number.NaN, Infinity])('says that %d is no measurement', (value) => {
  expect(() => zScore(value, skewed, 'plain')).toThrow(`A measurement is above zero, not ${value}.`);
});

describe('where a distribution ends', () => {
  const half = { l: 1, m: 10, s: 0.5 };
  const quarter = { l: 1, m: 10, s: 0.25 };

  it('has no measurement at zero or below', () => {
    expect(valueAtZ(-1.9, half, 'plain')).toBeCloseTo(0.5, 12);
    const words = 'No measurement lies -2 standard deviations from this median.';
    expect(() => valueAtZ(-2, half, 'plain')).toThrow(new RangeError(words));
    expect(valueAtZ(-3.9, quarter, 'restricted')).toBeCloseTo(0.25, 12);
    const tail = 'No measurement lies -4 standard deviations from this median.';
    expect(() => valueAtZ(-4, quarter, 'restricted')).toThrow(new RangeError(tail));
  });

  it('has the same tails on both sides where it is not skewed', () => {
    expect(valueAtZ(4, quarter, 'restricted')).toBeCloseTo(20, 12);
    expect(zScore(20, quarter, 'restricted')).toBeCloseTo(4, 12);
    expect(zScore(0.25, quarter, 'restricted')).toBeCloseTo(-3.9, 12);
  });
});
