/**
 * Moves positions (in rising order) apart until each is `gap` from the next and all lie within the bounds,
 * each as near to where it was as the others let it. Where there is no room for all, they stand closer.
 */
export function spreadApart(
  positions: readonly number[],
  gap: number,
  [min, max]: readonly [number, number],
): number[] {
  const room = positions.length < 2 ? gap : Math.min(gap, (max - min) / (positions.length - 1));
  const pushed: number[] = [];
  for (const position of positions) {
    pushed.push(Math.max(position, min, (pushed.at(-1) ?? -Infinity) + room));
  }
  // What was pushed over the end goes back, and takes those before it along.
  let limit = max;
  for (let index = pushed.length - 1; index >= 0; index -= 1) {
    const kept = Math.min(pushed[index] ?? max, limit);
    pushed[index] = kept;
    limit = kept - room;
  }
  return pushed;
}
