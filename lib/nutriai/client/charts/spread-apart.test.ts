import * as fc from 'fast-check';
import '@/lib/platform/testing/property-seed';
import { spreadApart } from './spread-apart';

describe('spreadApart', () => {
  it('leaves alone what stands apart already', () => {
    expect(spreadApart([10, 40, 90], 20, [0, 100])).toEqual([10, 40, 90]);
    expect(spreadApart([], 20, [0, 100])).toEqual([]);
  });

  it('pushes apart what stands together, in its order', () => {
    const [a = 0, b = 0] = spreadApart([50, 50], 20, [0, 100]);
    expect(b - a).toBeCloseTo(20);
  });

  it('brings in what lies beyond the bounds', () => {
    expect(spreadApart([-30], 20, [0, 100])).toEqual([0]);
    expect(spreadApart([130], 20, [0, 100])).toEqual([100]);
  });

  it('keeps the gap, the order and the bounds wherever there is room', () => {
    const positions = fc.array(fc.integer({ min: -50, max: 150 }), { maxLength: 6 });
    fc.assert(
      fc.property(positions, (any) => {
        const moved = spreadApart(
          any.sort((a, b) => a - b),
          20,
          [0, 100],
        );
        expect(moved).toHaveLength(any.length);
        for (const [place, position] of moved.entries()) {
          expect(position).toBeGreaterThanOrEqual(-1e-9);
          expect(position).toBeLessThanOrEqual(100 + 1e-9);
          if (place > 0) expect(position - (moved[place - 1] ?? 0)).toBeGreaterThanOrEqual(20 - 1e-9);
        }
      }),
    );
  });

  it('stands them closer, still in order and within the bounds, where there is no room', () => {
    const moved = spreadApart([1, 2, 3, 4, 5, 6, 7], 20, [0, 100]);
    expect(moved).toEqual(moved.toSorted((a, b) => a - b));
    expect(Math.min(...moved)).toBeGreaterThanOrEqual(-1e-9);
    expect(Math.max(...moved)).toBeLessThanOrEqual(100 + 1e-9);
    expect(new Set(moved).size).toBe(7);
  });
});
