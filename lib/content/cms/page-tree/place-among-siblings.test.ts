import { movePositions } from '../../../contract/editors';
import { indexAt, isChildPosition, type PlacedPage, stepsToIndex } from './place-among-siblings';

const pages = (places: readonly number[]): PlacedPage[] =>
  places.map((place, index) => ({ id: index + 1, place }));

/** Does the steps one by one and refuses, as the database would, a place that is taken. */
function orderAfter(start: readonly PlacedPage[], steps: readonly PlacedPage[]): number[] {
  const places = new Map(start.map(({ id, place }) => [id, place]));
  for (const { id, place } of steps) {
    if ([...places.values()].includes(place)) throw new Error(`place ${place} is taken`);
    places.set(id, place);
  }
  return [...places].sort(([, a], [, b]) => a - b).map(([id]) => id);
}

describe('the place of a moved page', () => {
  it.each([
    ['left', 1],
    ['right', 2],
    ['first-child', 0],
    ['last-child', 3],
    ['first-sibling', 0],
    ['last-sibling', 3],
  ] as const)('%s of the second of three others is index %i', (position, index) => {
    expect(indexAt(position, pages([1, 2, 3]), 2)).toBe(index);
  });

  it('is below the page named for two positions, beside it for the others', () => {
    expect(movePositions.filter(isChildPosition)).toEqual(['first-child', 'last-child']);
  });

  it.each([
    ['the only child', [4]],
    ['no gap', [1, 2, 3, 4, 5]],
    ['gaps', [2, 3, 7, 8, 20]],
    ['a gap before the first', [5, 6, 7]],
  ])('reaches every index without two pages in one place: %s', (_case, places) => {
    const all = pages(places);
    for (const moved of all) {
      const others = all.filter(({ id }) => id !== moved.id);
      for (let index = 0; index <= others.length; index += 1) {
        const wanted = others.map(({ id }) => id).toSpliced(index, 0, moved.id);
        expect(orderAfter(all, stepsToIndex(moved, others, index))).toEqual(wanted);
      }
    }
  });

  it('touches nothing when the page is there already', () => {
    expect(stepsToIndex({ id: 9, place: 3 }, pages([1, 2, 5]), 2)).toEqual([]);
  });

  it('uses a gap and touches only the moved page', () => {
    expect(stepsToIndex({ id: 9, place: 8 }, pages([1, 2, 5]), 2)).toEqual([{ id: 9, place: 3 }]);
  });

  it('shifts only as far as the next gap', () => {
    const steps = stepsToIndex({ id: 9, place: 9 }, pages([1, 2, 3, 5, 6]), 1);
    expect(steps).toEqual([
      { id: 9, place: 11 },
      { id: 3, place: 4 },
      { id: 2, place: 3 },
      { id: 9, place: 2 },
    ]);
  });
});
