import { type Candidate } from './candidate';
import { dish, problemOf } from './planner-parts.test-helper';
import { solverHere } from './solver-here.test-helper';
import { mostThings, thingsFor } from './things-to-buy';
import { choicesOf } from './weekly-choices';
import { weeklyModel } from './weekly-model';
import { withFoodsAtHand } from './weekly-shopping';

const solver = solverHere();

const things = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `food-${from + index}`);

/** Five dishes of ten foods each, all different, and five of the foods of the first. */
const apart = [0, 1, 2, 3, 4].map((index) => dish(`apart-${index}`, { things: things(index * 10, 10) }));
const alike = [0, 1, 2, 3, 4].map((index) => dish(`alike-${index}`, { things: things(0, 10), handsOn: 10 }));

async function boughtFor(candidates: readonly Candidate[], countsThings: boolean): Promise<number> {
  const weekly = weeklyModel(problemOf(candidates, { dayCount: 5 }), {
    aim: countsThings ? 'things' : 'usual',
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
  const { candidates } = withFoodsAtHand(problem, new Set(things(10, 10)));
  expect(candidates.map(({ recipe }) => recipe.id)).toEqual([
    'apart-0',
    'apart-1',
    ...many.map(({ recipe }) => recipe.id),
  ]);
});
