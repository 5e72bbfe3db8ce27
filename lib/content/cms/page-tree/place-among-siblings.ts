import type { MovePosition } from '../../../contract/editors';

export interface PlacedPage {
  id: number;
  /** Counted from 1; there may be gaps. */
  place: number;
}

/** Whether the moved page ends below the page named, and not beside it. */
export function isChildPosition(position: MovePosition): boolean {
  return position === 'first-child' || position === 'last-child';
}

/**
 * Index at which the moved page stands among the others.
 * @param others the children of its new parent in their order, without the moved page
 * @param beside the page named, for the positions beside it
 */
export function indexAt(position: MovePosition, others: readonly PlacedPage[], beside: number): number {
  if (position === 'first-child' || position === 'first-sibling') return 0;
  const index = others.findIndex(({ id }) => id === beside);
  if (position === 'left' && index >= 0) return index;
  if (position === 'right' && index >= 0) return index + 1;
  return others.length;
}

/**
 * Steps that bring a page to an index among its siblings. Done in order, each step goes to a place that is
 * free by then, so that no two pages ever have the same path; only the pages between the new place and the
 * next gap are touched.
 * @param others its siblings in their order, without the page itself
 */
export function stepsToIndex(moved: PlacedPage, others: readonly PlacedPage[], index: number): PlacedPage[] {
  const before = others[index - 1]?.place ?? 0;
  const after = others[index]?.place ?? Infinity;
  if (moved.place > before && moved.place < after) return [];
  const place = before + 1;
  if (place < after) return [{ id: moved.id, place }];
  const inTheWay = runFrom(others.slice(index), place);
  // One past the place that the last of them may be shifted to.
  const aside = Math.max(moved.place, others.at(-1)?.place ?? 0) + 2;
  return [
    { id: moved.id, place: aside },
    ...inTheWay.toReversed().map(({ id, place: old }) => ({ id, place: old + 1 })),
    { id: moved.id, place },
  ];
}

/** The pages that stand without a gap from a place on. */
function runFrom(pages: readonly PlacedPage[], place: number): readonly PlacedPage[] {
  const end = pages.findIndex((page, index) => page.place !== place + index);
  return end < 0 ? pages : pages.slice(0, end);
}
