import * as fc from 'fast-check';
import '@/lib/platform/testing/property-seed';
import { ancestorPaths, childPath, depthOf, isBelow, placeOf } from './paths';

const places = fc.integer({ min: 1, max: 36 ** 4 - 1 });

describe('childPath', () => {
  it('adds four digits a level', () => {
    expect(childPath('0001', 1)).toBe('00010001');
    expect(childPath('0001', 36)).toBe('00010010');
    expect(childPath('', 1)).toBe('0001');
  });

  it('sorts as the places do', () => {
    fc.assert(
      fc.property(places, places, (one, other) => {
        expect(Math.sign(one - other)).toBe(
          childPath('0001', one) < childPath('0001', other) ? -1 : Number(one !== other),
        );
      }),
    );
  });

  it('is read back by placeOf', () => {
    fc.assert(fc.property(places, (place) => expect(placeOf(childPath('0001', place))).toBe(place)));
  });
});

describe('depthOf, ancestorPaths and isBelow', () => {
  it('tell where in the tree a page is', () => {
    expect([depthOf('0001'), depthOf('000100020003')]).toEqual([1, 3]);
    expect(ancestorPaths('000100020003')).toEqual(['0001', '00010002']);
    expect(ancestorPaths('0001')).toEqual([]);
  });

  it('take no page for one below itself or below its sibling', () => {
    expect(isBelow('00010002', '0001')).toBe(true);
    expect(isBelow('0001', '0001')).toBe(false);
    expect(isBelow('00020001', '0001')).toBe(false);
  });
});
