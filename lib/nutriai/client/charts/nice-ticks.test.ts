import * as fc from 'fast-check';
import '@/lib/platform/testing/property-seed';
import { monthTicks, niceTicks } from './nice-ticks';

describe('niceTicks', () => {
  it('marks an axis at round numbers that hold its range', () => {
    expect(niceTicks(0, 100, 5)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(niceTicks(3.2, 9.7, 5)).toEqual([2, 4, 6, 8, 10]);
  });

  it('holds any range, in rising marks of one distance, with not many more than asked for', () => {
    const range = fc.tuple(
      fc.double({ min: 0, max: 1000, noNaN: true }),
      fc.double({ min: 0.1, max: 500, noNaN: true }),
    );
    fc.assert(
      fc.property(range, fc.integer({ min: 3, max: 8 }), ([min, width], most) => {
        const ticks = niceTicks(min, min + width, most);
        expect(ticks.at(0)).toBeLessThanOrEqual(min + 1e-9);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(min + width - 1e-9);
        expect(ticks.length).toBeLessThanOrEqual(most + 2);
      }),
    );
  });

  it('gives marks also for one value alone', () => {
    const ticks = niceTicks(5, 5, 4);
    expect(ticks.length).toBeGreaterThan(0);
    expect(ticks.every(Number.isFinite)).toBe(true);
  });
});

describe('monthTicks', () => {
  it('marks every month, or as many months as leave room', () => {
    expect(monthTicks(4, 10)).toEqual([0, 1, 2, 3, 4]);
    expect(monthTicks(12, 7)).toEqual([0, 2, 4, 6, 8, 10, 12]);
    expect(monthTicks(24, 5)).toEqual([0, 6, 12, 18, 24]);
  });

  it('begins at birth also where the axis has no length', () => {
    expect(monthTicks(0, 5)).toEqual([0]);
  });
});
