import { fittingSize } from './shrink-picture';

test.each([
  [4032, 3024, 1600, 1200],
  [3024, 4032, 1200, 1600],
  [800, 600, 800, 600],
  [1600, 1600, 1600, 1600],
  [100_000, 1, 1600, 1],
])('a picture of %i × %i is sent as %i × %i', (width, height, sentWidth, sentHeight) => {
  expect(fittingSize(width, height)).toEqual({ width: sentWidth, height: sentHeight });
});
