import { dish, lockedLunch, problemOf } from './planner-parts.test-helper';
import { portionModel, withPortions } from './portion-model';
import { solverHere } from './solver-here.test-helper';
import { type Candidate } from './candidate';
import { type Serving, type WeeklyProblem } from './weekly-problem';

const solver = solverHere();

const lunchOf = (candidate: Candidate, day = 0): Serving => ({
  slot: { day, slot: 0, kind: 'lunch' },
  candidate,
  grams: 0,
  locked: false,
});

async function portioned(problem: WeeklyProblem, servings: readonly Serving[]) {
  const model = portionModel(problem, servings);
  const solution = await solver.solve(model.model);
  return {
    grams: withPortions(model, solution).map(({ grams }) => grams),
    lost: 100 - solution.objective,
    status: solution.status,
  };
}

const withEnergy = (problem: WeeklyProblem, energyKcal: number): WeeklyProblem => ({
  ...problem,
  targets: { ...problem.targets, energyKcal },
});

const bean = dish('bean');

describe('a portion', () => {
  it.each([
    [100, 100, 0],
    // A step off the usual costs two hundredths, a per cent of energy three.
    [110, 110, 0.02],
    [90, 90, 0.02],
    [104, 100, (0.03 * 100 * 4) / 104],
    [150, 150, 0.1],
  ])('is whole steps, near to a need of %d kcal: %d g', async (energyKcal, expected, cost) => {
    const { grams, lost } = await portioned(withEnergy(problemOf([bean]), energyKcal), [lunchOf(bean)]);
    expect(grams).toEqual([expected]);
    expect(lost).toBeCloseTo(cost, 6);
  });

  it.each([
    [20, 50],
    [400, 150],
  ])('for %d kcal is no smaller and no larger than the dish has: %d g', async (energyKcal, expected) => {
    const { grams } = await portioned(withEnergy(problemOf([bean]), energyKcal), [lunchOf(bean)]);
    expect(grams).toEqual([expected]);
  });

  it('costs three points for each per cent beyond a tenth of the energy, almost', async () => {
    const over = await portioned(withEnergy(problemOf([bean]), 40), [lunchOf(bean)]);
    expect(over.lost).toBeCloseTo(
      0.1 + (0.03 * 100 * (50 - 40)) / 40 + (3 * 100 * (50 - 40 * 1.095)) / 40,
      6,
    );
    const under = await portioned(withEnergy(problemOf([bean]), 200), [lunchOf(bean)]);
    expect(under.lost).toBeCloseTo(
      0.1 + (0.03 * 100 * (200 - 150)) / 200 + (3 * 100 * (200 * 0.905 - 150)) / 200,
      6,
    );
  });

  it('leaves room for what is locked on its day, and on no other', async () => {
    const problem = withEnergy(problemOf([bean], { dayCount: 2 }), 200);
    const locked = [lockedLunch(dish('locked'), 0, 130)];
    const [first, second] = (await portioned({ ...problem, locked }, [lunchOf(bean, 0), lunchOf(bean, 1)]))
      .grams;
    expect(first).toBe(70);
    expect(second).toBe(150);
  });

  it('of a dish that is written for another meal has no size', async () => {
    const morning = dish('morning', { meals: ['breakfast'] });
    expect((await portioned(problemOf([morning]), [lunchOf(morning)])).grams).toEqual([0]);
  });
});

describe('limits', () => {
  it.each(['sodium_mg', 'free_sugars_g'] as const)('of %s hold each day', async (code) => {
    const salty = dish('salty', { perGram: { [code]: 1 } });
    const problem = problemOf([salty]);
    const limits = { ...problem.targets.limits, [code]: 91 };
    const { grams } = await portioned({ ...problem, targets: { ...problem.targets, limits } }, [
      lunchOf(salty),
    ]);
    expect(grams).toEqual([90]);
  });

  it('of sodium count what is locked that day', async () => {
    const salty = dish('salty', { perGram: { sodium_mg: 1, energy_kcal: 0.001 } });
    const problem = withEnergy(problemOf([salty], { dayCount: 2 }), 0.1);
    const limits = { ...problem.targets.limits, sodium_mg: 131 };
    const locked = [lockedLunch(dish('locked', { perGram: { sodium_mg: 1, energy_kcal: 0 } }), 0, 60)];
    const { grams } = await portioned({ ...problem, locked, targets: { ...problem.targets, limits } }, [
      lunchOf(salty, 0),
      lunchOf(salty, 1),
    ]);
    expect(grams).toEqual([70, 100]);
  });

  it('of ready-made vitamin A hold on average', async () => {
    const liver = dish('liver', { perGram: { retinol_ug: 1 } });
    const problem = problemOf([liver], { dayCount: 2 });
    const limits = { ...problem.targets.limits, retinol_ug: 91 };
    const limited = { ...problem, targets: { ...problem.targets, limits } };
    const rare = dish('rare');
    expect((await portioned(limited, [lunchOf(liver, 0), lunchOf(rare, 1)])).grams).toEqual([100, 100]);
    const both = (await portioned(limited, [lunchOf(liver, 0), lunchOf(liver, 1)])).grams;
    expect((both[0] ?? 0) + (both[1] ?? 0)).toBe(180);
    const locked = [lockedLunch(liver, 1, 91)];
    expect((await portioned({ ...limited, locked }, [lunchOf(liver, 0)])).grams).toEqual([90]);
  });
});

describe('targets of the week', () => {
  const rich = dish('rich', { perGram: { iron_mg: 0.1, energy_kcal: 1 } });
  const targetsOf = (problem: WeeklyProblem, amounts: Partial<WeeklyProblem['targets']['targets']>) => ({
    ...problem,
    targets: { ...problem.targets, targets: { ...problem.targets.targets, ...amounts } },
  });

  it('make a portion larger, within the energy of the day', async () => {
    const problem = problemOf([rich], { dayCount: 2 });
    const served = [lunchOf(rich, 0), lunchOf(bean, 1)];
    expect((await portioned(targetsOf(problem, { iron_mg: 5.4 }), served)).grams).toEqual([110, 100]);
    expect((await portioned(targetsOf(problem, { iron_mg: 4.9 }), served)).grams).toEqual([100, 100]);
    expect((await portioned(targetsOf(problem, { iron_mg: 9 }), served)).grams).toEqual([110, 100]);
  });

  it.each([
    ['iron_mg', 3],
    ['zinc_mg', 1],
  ] as const)('cost, of %s, their points for each per cent that is missing', async (code, perPercent) => {
    const poor = dish('poor', { perGram: { [code]: 0.05 }, steps: { min: 10, max: 10 } });
    const { lost } = await portioned(targetsOf(problemOf([poor]), { [code]: 10 }), [lunchOf(poor)]);
    expect(lost).toBeCloseTo(perPercent * (100.2 - 50), 6);
  });

  it('count what is locked', async () => {
    const problem = problemOf([rich], { dayCount: 2 });
    const locked = [lockedLunch(rich, 1)];
    const { grams } = await portioned({ ...targetsOf(problem, { iron_mg: 9.9 }), locked }, [lunchOf(rich)]);
    expect(grams).toEqual([100]);
  });
});

it('has the usual portion where a solution says nothing', () => {
  const model = portionModel(problemOf([bean]), [lunchOf(bean)]);
  const empty = { status: 'optimal', objective: 0, gap: 0, values: [] } as const;
  expect(withPortions(model, empty).map(({ grams }) => grams)).toEqual([100]);
});
