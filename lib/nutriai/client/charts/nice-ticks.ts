const niceSteps = [1, 2, 2.5, 5, 10];

/** A step of 1, 2, 2.5 or 5 times a power of ten, so that a range takes at most so many of them. */
function niceStep(range: number, most: number): number {
  const rough = range / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = niceSteps.find((each) => each * power >= rough - 1e-12) ?? 10;
  return step * power;
}

/**
 * Round numbers from just below `min` to just above `max`, at most about `most` of them: where an axis is
 * marked and where it ends.
 */
export function niceTicks(min: number, max: number, most: number): number[] {
  if (!(max > min)) return [min];
  const step = niceStep(max - min, most);
  const first = Math.floor(min / step + 1e-9);
  const last = Math.ceil(max / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** Marks of an axis of months: every one, two, three, six or twelve, from 0 to the end. */
export function monthTicks(to: number, most: number): number[] {
  const step = [1, 2, 3, 6, 12].find((each) => to / each <= most) ?? 12;
  return Array.from({ length: Math.floor(to / step) + 1 }, (_, index) => index * step);
}
