import { readByteRange } from './byte-range';

describe('readByteRange', () => {
  it.each([
    ['bytes=0-4', { start: 0, end: 4 }],
    ['bytes=5-', { start: 5, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-30', { start: 0, end: 9 }],
    ['bytes=2-99', { start: 2, end: 9 }],
    ['bytes=9-9', { start: 9, end: 9 }],
  ])('%s of ten bytes', (header, expected) => {
    expect(readByteRange(header, 10)).toEqual(expected);
  });

  it.each([
    null,
    '',
    'bytes=',
    'bytes=-',
    'bytes=5-4',
    'bytes=0-1,3-4',
    'items=0-1',
    'bytes=a-b',
    'bytes=-1-2',
  ])('%s is the whole file', (header) => {
    expect(readByteRange(header, 10)).toBeNull();
  });

  it.each(['bytes=10-', 'bytes=10-20', 'bytes=-0'])('%s cannot be had of ten bytes', (header) => {
    expect(readByteRange(header, 10)).toBe('unsatisfiable');
  });

  it('has nothing of an empty file', () => {
    expect(readByteRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(readByteRange('bytes=-5', 0)).toBe('unsatisfiable');
  });
});
