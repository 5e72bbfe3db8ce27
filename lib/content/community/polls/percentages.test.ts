import { percentages } from './percentages';

it.each([
  [[], []],
  [
    [0, 0],
    [0, 0],
  ],
  [[5], [100]],
  [
    [1, 1],
    [50, 50],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [2, 1],
    [67, 33],
  ],
  [
    [1, 2],
    [33, 67],
  ],
  [
    [0, 3],
    [0, 100],
  ],
  [
    [1, 999],
    [0, 100],
  ],
  [
    [1, 1, 1, 1, 1, 1, 1],
    [15, 15, 14, 14, 14, 14, 14],
  ],
])('shares %j as %j', (counts, shares) => {
  expect(percentages(counts)).toEqual(shares);
});
