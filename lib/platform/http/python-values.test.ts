import * as fc from 'fast-check';
import '@/lib/platform/testing/property-seed';
import { encodeQuery, isId, quoted, readCount, readInteger } from './python-values';

describe('readInteger', () => {
  it.each([
    ['5', 5],
    ['+5', 5],
    [' 5\n', 5],
    ['-0', -0],
    ['-12', -12],
    ['1_000', 1000],
    ['007', 7],
  ])('reads %j', (text, expected) => {
    expect(readInteger(text)).toBe(expected);
  });

  it.each(['', ' ', 'abc', '5.0', '1e3', '0x1', '1__0', '_1', '1_', '+-1', '5 5', 'NaN', 'Infinity'])(
    'refuses %j',
    (text) => {
      expect(readInteger(text)).toBeNull();
    },
  );

  it('reads what is written', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (number) => {
        expect(readInteger(` ${number} `)).toBe(number);
      }),
    );
  });
});

test('a count is 0 or more', () => {
  expect([readCount('0'), readCount('7'), readCount('-1'), readCount('x')]).toEqual([0, 7, null, null]);
});

test('an id is a positive 32-bit number', () => {
  expect([0, 1, 2 ** 31 - 1, 2 ** 31, -1].map(isId)).toEqual([false, true, true, false, false]);
});

test('texts are quoted as in the reference', () => {
  expect(quoted('abc')).toBe("'abc'");
  expect(quoted("it's")).toBe('"it\'s"');
  expect(quoted(`'"`)).toBe(`'\\'"'`);
  expect(quoted('a\nb\\')).toBe("'a\\nb\\\\'");
  expect(quoted('\u0001')).toBe("'\\x01'");
});

test('queries are encoded with spaces as plus signs', () => {
  expect(
    encodeQuery([
      ['fields', '_,title'],
      ['a b', 'ä*~!'],
    ]),
  ).toBe('fields=_%2Ctitle&a+b=%C3%A4%2A~%21');
});

test('an encoded query reads back as it was', () => {
  const part = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.array(fc.tuple(part, part)), (pairs) => {
      expect([...new URLSearchParams(encodeQuery(pairs))]).toEqual(pairs.length === 0 ? [] : pairs);
    }),
  );
});
