import * as fc from 'fast-check';
import '@/lib/platform/testing/property-seed';
import { measurementAtZ } from './growth-curves';
import { growthMeasure, growthReport } from './growth-report';
import { indicators, indicatorTraits } from './indicators';
import { daysPerMonth, lmsForAge, lmsForLength } from './standards';
import { valueAtZ, zScore } from './z-score';

const sexes = fc.constantFrom('female' as const, 'male' as const);
const days = fc.integer({ min: 0, max: 1826 });
const zs = fc.double({ min: -4.5, max: 4.5, noNaN: true });

/** Any distribution of any indicator. */
const distributions = fc
  .record({
    sex: sexes,
    indicator: fc.constantFrom(...indicators),
    day: days,
    cm: fc.double({ min: 65, max: 110, noNaN: true }),
  })
  .map(({ sex, indicator, day, cm }) => ({
    indicator,
    lms:
      indicator === 'weightForLength'
        ? lmsForLength(sex, cm, 'lying')
        : lmsForAge(indicator, { sex, ageDays: day }),
  }));

it('turns any z into a measurement and back, and a larger one into a larger', () => {
  fc.assert(
    fc.property(distributions, zs, zs, ({ indicator, lms }, a, b) => {
      if (!lms) throw new Error('no distribution');
      const { tails } = indicatorTraits[indicator];
      const value = valueAtZ(a, lms, tails);
      expect(Math.abs(zScore(value, lms, tails) - a)).toBeLessThan(1e-8);
      const other = valueAtZ(b, lms, tails);
      if (Math.abs(a - b) > 1e-9) expect(Math.sign(other - value)).toBe(Math.sign(b - a));
    }),
  );
});

it('gives every measurement a centile from 0 to 100 that rises with it', () => {
  fc.assert(
    fc.property(distributions, fc.double({ min: 0.2, max: 4, noNaN: true }), ({ indicator, lms }, share) => {
      if (!lms) throw new Error('no distribution');
      const { centile } = growthMeasure(indicator, lms.m * share, lms);
      expect(centile).toBeGreaterThanOrEqual(0);
      expect(centile).toBeLessThanOrEqual(100);
      expect(growthMeasure(indicator, lms.m * share * 1.01, lms).centile).toBeGreaterThanOrEqual(centile);
    }),
  );
});

it('changes little from one day to the next', () => {
  fc.assert(
    fc.property(sexes, fc.integer({ min: 14, max: 729 }), zs, (sex, day, z) => {
      const today = measurementAtZ('weightForAge', { sex, place: { ageMonths: day / daysPerMonth }, z });
      const report = growthReport({ sex, ageDays: day + 1, weightKg: today });
      expect(Math.abs((report.weightForAge?.z ?? Number.NaN) - z)).toBeLessThan(0.12);
    }),
  );
});
