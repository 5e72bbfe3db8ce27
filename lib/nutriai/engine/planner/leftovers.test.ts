import { batchDay, eatenOfBatch, minutesOn } from './leftovers';
import { dish, lockedLunch } from './planner-parts.test-helper';

const of = (id: string, fridgeDays: 0 | 1 | 2, handsOn = 10) => {
  const { recipe, ...rest } = dish(id, { handsOn });
  return { ...rest, recipe: { ...recipe, batch: { ...recipe.batch, fridgeDays } } };
};

it.each([
  [2, [0, 1], 1, 0],
  [2, [0, 2], 2, 0],
  [2, [0, 3], 3, undefined],
  [1, [0, 2], 2, undefined],
  [0, [0, 1], 1, undefined],
  // Of the second day's batch, for the first has gone.
  [1, [0, 1, 2, 3], 3, 2],
  [1, [0, 1, 2], 2, undefined],
] as const)(
  'a batch that keeps %d days, served on %j: on day %d it is of day %s',
  (keeps, days, day, cooked) => {
    const stew = of('stew', keeps);
    const servings = days.map((each) => lockedLunch(stew, each));
    expect(batchDay(servings, stew.recipe, day)).toBe(cooked);
  },
);

it('counts the work of what is cooked on the day', () => {
  const [stew, soup] = [of('stew', 2, 20), of('soup', 0, 7)];
  const servings = [lockedLunch(stew, 0), lockedLunch(soup, 2), lockedLunch(stew, 2)];
  expect([0, 1, 2].map((day) => minutesOn(servings, day))).toEqual([20, 0, 7]);
});

it('counts more work where it is for two meals of a small recipe', () => {
  const { facts, ...stew } = of('stew', 1, 20);
  const small = { ...stew, facts: { ...facts, batchG: 150 } };
  const served = (...days: number[]) => days.map((day) => lockedLunch(small, day));
  expect(minutesOn(served(0), 0)).toBe(20);
  expect(minutesOn(served(0, 1), 0)).toBe(22);
  expect(minutesOn(served(0, 2), 0)).toBe(20);
  expect([0, 1, 2].map((day) => eatenOfBatch(served(0, 1, 2), small.recipe, day))).toEqual([200, 100, 100]);
});
