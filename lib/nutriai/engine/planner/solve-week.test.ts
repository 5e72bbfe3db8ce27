import { dishKinds } from '../recipes/recipe';
import { dish, problemOf } from './planner-parts.test-helper';
import { solverHere } from './solver-here.test-helper';
import { solveWeek } from './solve-week';

const solver = solverHere();

/** Seven lunches of dishes with calcium, and one with fish and a little less of it. */
async function fishFor(calciumMg: number): Promise<{ fish: number; solves: number }> {
  const rich = dishKinds
    .slice(0, 7)
    .map((kind, index) => dish(`rich-${index}`, { recipe: { kind }, perGram: { calcium_mg: 0.1 } }));
  const fish = dish('fish', { perGram: { calcium_mg: 0.07 }, holds: { fortifiedCereal: false, fish: true } });
  const problem = problemOf([...rich, fish], { dayCount: 7 });
  const targets = { ...problem.targets.targets, calcium_mg: calciumMg / 7 };
  const asked = solver.asked.length;
  const { servings } = await solveWeek(
    { ...problem, targets: { ...problem.targets, targets } },
    (model, options) => solver.solve(model, options),
  );
  return {
    fish: servings.filter(({ candidate }) => candidate.holds.fish).length,
    solves: solver.asked.length - asked,
  };
}

it('keeps a promise where it costs no need', async () => {
  expect(await fishFor(50)).toEqual({ fish: 1, solves: 2 });
});

it('chooses again with needs first where a promise cost one narrowly', async () => {
  // What is still missed by a little is arranged anew, and chosen once more with a firmer hold on energy.
  expect(await fishFor(72)).toEqual({ fish: 0, solves: 6 });
});

describe('a week of more things than one shopping trip', () => {
  /** Five lunches of six things each, and one more dish of those that are bought anyway. */
  async function boughtFor(traits: Parameters<typeof dish>[1], ironMg = 0) {
    const thingsFrom = (first: number) => Array.from({ length: 6 }, (_, index) => `food-${first + index}`);
    const own = dishKinds.slice(0, 5).map((kind, day) =>
      dish(`of day ${day}`, {
        recipe: { kind },
        things: thingsFrom(day * 6),
        allowed: Array.from({ length: 5 }, (_, each) => each === day),
        perGram: { iron_mg: 0.01 },
      }),
    );
    const again = dish('same again', { things: thingsFrom(0), perGram: { iron_mg: 0.01 }, ...traits });
    const problem = problemOf([...own, again], { dayCount: 5 });
    const targets = { ...problem.targets, targets: { ...problem.targets.targets, iron_mg: ironMg } };
    const { servings, shorterListLoses } = await solveWeek({ ...problem, targets }, (model, options) =>
      solver.solve(model, options),
    );
    const things = new Set(servings.flatMap(({ candidate }) => candidate.things)).size;
    return { meals: servings.length, things, shorterListLoses };
  }

  it('is shortened where the child loses nothing by it', async () => {
    const week = await boughtFor({});
    expect(week).toEqual({ meals: 5, things: 24, shorterListLoses: [] });
  });

  it('stays as it is where a shorter list gives less of what is short', async () => {
    const week = await boughtFor({ perGram: { iron_mg: 0 } }, 1);
    expect(week).toMatchObject({ meals: 5, things: 30 });
  });
});
