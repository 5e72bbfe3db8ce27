import { lostNutrients } from './lost-nutrients';
import { dish, lockedLunch, noTargets, problemOf } from './planner-parts.test-helper';

const iron = (perGram: number) => dish('of iron', { perGram: { iron_mg: perGram } });

/** What a week of two days costs that is to give ten milligrams of iron a day. */
function costOf(perGram: readonly number[], lockedPerGram: readonly number[] = []): number {
  const targets = noTargets(100);
  const problem = problemOf([], {
    dayCount: 2,
    targets: { ...targets, targets: { ...targets.targets, iron_mg: 10 } },
    locked: lockedPerGram.map((amount, day) => lockedLunch(iron(amount), day)),
  });
  return lostNutrients(problem, [
    ...perGram.map((amount) => ({ candidate: iron(amount), grams: 100 })),
    null,
  ]);
}

describe('what an arrangement gives too little of', () => {
  it('costs nothing where it gives enough, or more', () => {
    expect(costOf([0.1, 0.1])).toBe(0);
    expect(costOf([0.3, 0.1])).toBe(0);
  });

  it('costs by the share of the target of all days that is lacking', () => {
    const all = costOf([0]);
    expect(all).toBeGreaterThan(0);
    expect(costOf([])).toBeCloseTo(all, 9);
    expect(costOf([0.1])).toBeCloseTo(all / 2, 9);
    expect(costOf([0.1, 0.05])).toBeCloseTo(all / 4, 9);
  });

  it('counts what is fixed already', () => {
    expect(costOf([0.1], [0.1])).toBe(0);
    expect(costOf([], [0.1])).toBeCloseTo(costOf([0.1]), 9);
  });

  it('weighs a per cent that is lacking less than a thing more to buy, and five per cent as much', () => {
    expect(costOf([0.1, 0.09])).toBeCloseTo(40, 9);
  });
});
