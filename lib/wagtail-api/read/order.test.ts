import * as fc from 'fast-check';
import '@/lib/platform/testing/property-seed';
import { ApiError } from '../../platform/http/api-error';
import { ContentParameters } from './content-parameters';
import { readOrder } from './order';

const known = new Set(['title', 'slug', 'id']);
const read = (query: string) =>
  readOrder(new ContentParameters(new URLSearchParams(query)), (name) => known.has(name));

function messageOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, ...error.body };
  }
  return null;
}

describe('readOrder', () => {
  it.each([
    ['', null],
    ['order=', null],
    ['order=title', [{ name: 'title', isDescending: false }]],
    ['order=-title', [{ name: 'title', isDescending: true }]],
    [
      'order=slug,-id',
      [
        { name: 'slug', isDescending: false },
        { name: 'id', isDescending: true },
      ],
    ],
    ['order=slug&order=-id', [{ name: 'id', isDescending: true }]],
    ['order=random', 'random'],
  ])('reads %j', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it.each([
    ['order=x', "cannot order by 'x' (unknown field)"],
    ['order=-x', "cannot order by '-x' (unknown field)"],
    ['order=title,', "cannot order by '' (unknown field)"],
    ['order=-', "cannot order by '-' (unknown field)"],
    ['order=--title', "cannot order by '--title' (invalid field)"],
    ['order=-random', "cannot order by '-random' (unknown field)"],
    ['order=TITLE', "cannot order by 'TITLE' (unknown field)"],
    ['order=random,title', 'random ordering cannot be combined with other fields'],
    ['order=x,random', 'random ordering cannot be combined with other fields'],
    ['order=random&offset=0', 'random ordering with offset is not supported'],
    ['order=random&offset=', 'random ordering with offset is not supported'],
  ])('refuses %j', (query, message) => {
    expect(messageOf(() => read(query))).toEqual({ status: 400, message });
  });

  it('keeps every key and its direction', () => {
    const key = fc.record({ name: fc.constantFrom(...known), isDescending: fc.boolean() });
    fc.assert(
      fc.property(fc.array(key, { minLength: 1, maxLength: 6 }), (keys) => {
        const text = keys.map(({ name, isDescending }) => `${isDescending ? '-' : ''}${name}`).join(',');
        expect(read(new URLSearchParams({ order: text }).toString())).toEqual(keys);
      }),
    );
  });

  it('answers any other text with 400', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        const order = new URLSearchParams({ order: text });
        const isFine = text.split(',').every((part) => known.has(part.replace(/^-/, '')));
        if (isFine || text === 'random') return;
        expect(messageOf(() => read(order.toString()))).toMatchObject({ status: 400 });
      }),
    );
  });
});
