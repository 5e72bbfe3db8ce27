import { allTypoKeys, isOneTypoApart, typoKeys } from './typo-keys';

test('a word is met under itself and under itself without each letter', () => {
  expect(typoKeys('milk')).toEqual(['milk', 'ilk', 'mlk', 'mik', 'mil']);
  expect(typoKeys('eggs')).toEqual(['eggs', 'ggs', 'egs', 'egg']);
  expect(typoKeys('μελι')).toHaveLength(5);
});

test.each(['', 'e', 'at', '120', 'b12', 'x'.repeat(25)])('“%s” has no keys', (word) => {
  expect(typoKeys(word)).toEqual([]);
});

test('a plural is also met under its singular', () => {
  expect(allTypoKeys('milk')).toEqual(typoKeys('milk'));
  const keys = allTypoKeys('vegetables');
  expect(keys).toEqual(expect.arrayContaining([...typoKeys('vegetables'), ...typoKeys('vegetable')]));
  expect(new Set(keys).size).toBe(keys.length);
});

const slips: [string, string, boolean][] = [
  ['milk', 'milk', false],
  ['milk', 'mlk', true],
  ['milk', 'milkk', true],
  ['milk', 'mild', true],
  ['milk', 'mikl', true],
  ['milk', 'imlk', true],
  ['milk', 'amilk', true],
  ['milk', 'ilk', true],
  ['milk', 'mil', true],
  ['milk', 'klim', false],
  ['milk', 'mi', false],
  ['milk', 'milkies', false],
  ['milk', 'melt', false],
  ['broccoli', 'brocoli', true],
  ['broccoli', 'brocolli', false],
  ['abcd', 'badc', false],
  ['a😀b', 'ab', true],
];

test.each(slips)('%s and %s are one slip apart: %s', (one, other, expected) => {
  expect(isOneTypoApart(one, other)).toBe(expected);
  expect(isOneTypoApart(other, one)).toBe(expected);
});

test('whatever is one slip apart shares a key', () => {
  const letters = 'abcd';
  const words = Array.from({ length: 4 ** 4 }, (_, number) =>
    [0, 1, 2, 3].map((place) => letters[Math.floor(number / 4 ** place) % 4]).join(''),
  );
  for (const one of words.slice(0, 64)) {
    for (const other of words) {
      if (isOneTypoApart(one, other)) {
        expect(typoKeys(one).some((key) => typoKeys(other).includes(key))).toBe(true);
      }
    }
  }
});
