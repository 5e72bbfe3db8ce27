import { type Candidate } from './candidate';
import { dish, lockedLunch, problemOf } from './planner-parts.test-helper';
import { solverHere } from './solver-here.test-helper';
import { mostThings, thingsFor } from './things-to-buy';
import { choicesOf } from './weekly-choices';
import { weeklyModel } from './weekly-model';
import { withFoodsAtHand, withQuickDishes } from './weekly-shopping';

const solver = solverHere();

const things = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `food-${from + index}`);

/** Five dishes of ten foods each, all different, and five of the foods of the first. */
const apart = [0, 1, 2, 3, 4].map((index) => dish(`apart-${index}`, { things: things(index * 10, 10) }));
const alike = [0, 1, 2, 3, 4].map((index) => dish(`alike-${index}`, { things: things(0, 10), handsOn: 10 }));

async function boughtFor(candidates: readonly Candidate[], countsThings: boolean): Promise<number> {
  const weekly = weeklyModel(problemOf(candidates, { dayCount: 5 }), {
    aim: countsThings ? 'burden' : 'usual',
  });
  const chosen = await solver.solve(weekly.model);
  return thingsFor(choicesOf(weekly, chosen).map(({ candidate }) => candidate)).size;
}

it('takes dishes that share foods where what is bought is counted', async () => {
  expect(await boughtFor([...apart, ...alike], false)).toBeGreaterThan(mostThings);
  expect(await boughtFor([...apart, ...alike], true)).toBeLessThanOrEqual(mostThings);
});

it('buys more where there is no other dish, rather than leave a meal out', async () => {
  expect(
    await boughtFor(
      apart.map((each) => ({ ...each, allowed: [true, true, true, true, true] })),
      true,
    ),
  ).toBe(30);
});

it('chooses again of the dishes for which least has to be bought', () => {
  const many = Array.from({ length: 43 }, (_, index) => dish(`many-${index}`, { things: things(0, 10) }));
  const problem = problemOf([...apart, ...many]);
  const { candidates } = withFoodsAtHand(problem, [lockedLunch(apart[1] ?? dish('none'), 0)]);
  expect(candidates.map(({ recipe }) => recipe.id)).toEqual([
    'apart-0',
    'apart-1',
    ...many.map(({ recipe }) => recipe.id),
  ]);
});

it('chooses again of the quickest dishes and of those of the week, a batch that keeps at half its work', () => {
  const main = (id: string, handsOn: number, fridgeDays: 0 | 2 = 0) =>
    dish(id, { handsOn, recipe: { batch: { ...(apart[0] ?? dish('none')).recipe.batch, fridgeDays } } });
  const quick = Array.from({ length: 23 }, (_, index) => main(`quick-${index}`, 5));
  const [batch, slow, ofWeek] = [main('batch', 20, 2), main('slow', 15), main('of the week', 50)];
  const { candidates } = withQuickDishes(problemOf([slow, ofWeek, batch, ...quick]), [
    lockedLunch(ofWeek, 0),
  ]);
  expect(candidates.map(({ recipe }) => recipe.id)).toEqual([
    'of the week',
    ...quick.map(({ recipe }) => recipe.id),
  ]);
  const fewer = withQuickDishes(problemOf([slow, batch, ...quick.slice(1)]), []);
  expect(fewer.candidates.map(({ recipe }) => recipe.id)).toEqual([
    ...quick.slice(1).map(({ recipe }) => recipe.id),
    'batch',
    'slow',
  ]);
});

it('takes quicker dishes where the days bear no more, though they are for one meal alone', async () => {
  const long = [0, 1, 2, 3, 4].map((index) => dish(`long-${index}`, { things: [], handsOn: 30 }));
  const short = long.map((each, index) => ({
    ...each,
    recipe: { ...each.recipe, id: `short-${index}` },
    handsOn: 10,
    usualHandsOn: 10,
    seldomFoods: 2,
  }));
  const minutesFor = async (aim: 'burden' | 'usual') => {
    const problem = problemOf([...long, ...short], { dayCount: 5, cookingMinutes: 15 });
    const model = weeklyModel(problem, { aim });
    const week = choicesOf(model, await solver.solve(model.model));
    return week.reduce((sum, { candidate }) => sum + candidate.handsOn, 0);
  };
  expect(await minutesFor('usual')).toBeGreaterThan(75);
  expect(await minutesFor('burden')).toBeLessThanOrEqual(75);
});
