import { dish, lockedLunch, problemOf } from './planner-parts.test-helper';
import { burdenOf, isLighter, isManageable } from './week-burden';

const things = (count: number) => Array.from({ length: count }, (_, index) => `food-${index}`);
const problem = problemOf([], { dayCount: 3, cookingMinutes: 20 });

it('counts what is beyond one trip, and beyond the minutes of each day', () => {
  const week = [
    lockedLunch(dish('long', { handsOn: 26, things: things(27) }), 0),
    lockedLunch(dish('short', { handsOn: 10, things: things(3) }), 1),
    lockedLunch(dish('longer', { handsOn: 23, things: things(28) }), 2),
  ];
  expect(burdenOf(problem, week)).toEqual({ things: 3, minutes: 9 });
  expect(burdenOf({ ...problem, locked: week }, [])).toEqual({ things: 3, minutes: 9 });
  expect(burdenOf({ ...problem, cookingMinutes: 60 }, week.slice(1, 2))).toEqual({ things: 0, minutes: 0 });
});

it('lets the first day take little more than its quickest dishes do', () => {
  const of = (handsOn: number, day: number) =>
    burdenOf({ ...problem, leastOnFirstDay: 40 }, [lockedLunch(dish('long', { handsOn, things: [] }), day)]);
  expect([of(46, 0), of(47, 0), of(46, 1)].map(({ minutes }) => minutes)).toEqual([0, 1, 26]);
});

it.each([
  [[0, 0], true],
  [[1, 0], false],
  [[0, 1], false],
])('a week of %j beyond can be managed: %s', ([beyond = 0, minutes = 0], isFine) => {
  expect(isManageable({ things: beyond, minutes })).toBe(isFine);
});

it.each([
  [[1, 0], [2, 0], true],
  [[2, 0], [2, 0], false],
  [[0, 3], [0, 9], true],
  // Neither promise is broken for the other's sake.
  [[0, 1], [4, 0], false],
  [[1, 0], [0, 20], false],
  // Where both are, a thing is worth five minutes.
  [[1, 9], [3, 1], true],
  [[2, 9], [3, 1], false],
])('a week of %j beyond is lighter than one of %j: %s', (one, other, isSo) => {
  const of = ([beyond = 0, minutes = 0]: readonly number[]) => ({ things: beyond, minutes });
  expect(isLighter(of(one), of(other))).toBe(isSo);
});
