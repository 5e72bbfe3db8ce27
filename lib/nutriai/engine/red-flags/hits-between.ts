import type { Hit } from './hits';

/** Returns the hits that begin at `from` or later and before `to`. The hits are in the order of the words. */
export function hitsBetween(hits: readonly Hit[], from: number, to: number): Hit[] {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.from ?? Infinity) < from) low = middle + 1;
    else high = middle;
  }
  const found: Hit[] = [];
  for (let index = low; index < hits.length; index += 1) {
    const hit = hits[index];
    if (hit === undefined || hit.from >= to) break;
    found.push(hit);
  }
  return found;
}
