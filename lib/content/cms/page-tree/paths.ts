/**
 * Materialised paths, as Wagtail's trees keep them: four base-36 digits a level, so that sorting by path is
 * the tree's order and everything below a page starts with its path. 36⁴ leaves room for 1,679,615 siblings.
 */
const stepLength = 4;
const lastStep = 36 ** stepLength - 1;

/** The path of a page's child at a place counted from 1. */
export function childPath(parentPath: string, place: number): string {
  if (place < 1 || place > lastStep) throw new RangeError(`No place ${place} below a page.`);
  return parentPath + place.toString(36).toUpperCase().padStart(stepLength, '0');
}

/** The place among its siblings, counted from 1; there may be gaps. */
export function placeOf(path: string): number {
  return Number.parseInt(path.slice(-stepLength), 36);
}

/** 1 for the root of the tree. */
export function depthOf(path: string): number {
  return path.length / stepLength;
}

/** Paths of the pages above, from the root down. */
export function ancestorPaths(path: string): string[] {
  return Array.from({ length: depthOf(path) - 1 }, (_, index) => path.slice(0, (index + 1) * stepLength));
}

export function isBelow(path: string, ancestorPath: string): boolean {
  return path.length > ancestorPath.length && path.startsWith(ancestorPath);
}
