import { lmsAt, pointsOf } from './lms-curve';

/** Rows of a cubic, which the curve meets exactly between them too. */
const cubic = (x: number) => x ** 3 - 2 * x ** 2 + 3;
const xs = [0, 1, 3, 4, 7, 9];
const curve = pointsOf({ l: 1, m: xs.map(cubic), s: xs.map((x) => cubic(x) / 10) }, xs);

it('makes a point of every row', () => {
  expect(pointsOf({ l: [1, 2], m: [3, 4], s: [5, 6] }, [10, 20])).toEqual([
    { x: 10, l: 1, m: 3, s: 5 },
    { x: 20, l: 2, m: 4, s: 6 },
  ]);
  expect(pointsOf({ l: 0, m: [3], s: [5] }, [10])).toEqual([{ x: 10, l: 0, m: 3, s: 5 }]);
});

it.each([
  { l: [1], m: [3, 4], s: [5, 6] },
  { l: 1, m: [3], s: [5, 6] },
  { l: 1, m: [3, 4], s: [5] },
])('refuses a table of uneven columns: %j', (columns) => {
  expect(() => pointsOf(columns, [10, 20])).toThrow('The LMS table has no row 1 (x = 20).');
});

it.each(xs)('has the row at %d as it is', (x) => {
  expect(lmsAt(curve, x)).toEqual({ l: 1, m: cubic(x), s: cubic(x) / 10 });
});

it.each([0.5, 1.5, 2, 3.5, 5, 6.9, 8, 8.9])('follows the cubic between rows, at %d', (x) => {
  const { l, m, s } = lmsAt(curve, x);
  expect([l, m, s].map((value) => Number(value.toFixed(9)))).toEqual([
    1,
    Number(cubic(x).toFixed(9)),
    Number((cubic(x) / 10).toFixed(9)),
  ]);
});

it.each([
  [0.5, 2.5],
  [2, 7],
  [2.9, 11.5],
])('draws a line below the bend, at %d', (x, m) => {
  expect(lmsAt(curve, x, 3).m).toBeCloseTo(m, 9);
});

it('bends again from where it may', () => {
  expect(lmsAt(curve, 3.5, 3.5).m).toBeCloseTo(cubic(3.5), 9);
  expect(lmsAt(curve, 3.4, 3.5).m).toBeCloseTo(12 + 0.4 * (cubic(4) - 12), 9);
});

it('has no more than a line between two rows', () => {
  const two = pointsOf({ l: 1, m: [2, 4], s: [1, 1] }, [0, 10]);
  expect(lmsAt(two, 5).m).toBeCloseTo(3, 12);
});

it.each([-0.1, 9.1, Number.NaN])('has no value at %d', (x) => {
  expect(() => lmsAt(curve, x)).toThrow(new RangeError(`The WHO standard has no value at ${x}.`));
});
