import { keyedName, keyedNames, purposeKey } from './keyed-name';

it('gives each purpose and each secret a key of its own, always the same', () => {
  const keys = [
    purposeKey('secret', 'a'),
    purposeKey('secret', 'b'),
    purposeKey('another', 'a'),
    purposeKey('', 'a'),
  ].map((key) => Buffer.from(key).toString('hex'));
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toHaveLength(64);
  expect(Buffer.from(purposeKey('secret', 'a')).toString('hex')).toBe(keys[0]);
});

it('names what it is given, each part apart, and shows nothing of it', () => {
  const name = keyedName('secret', 'purpose', ['ab', 'c']);
  expect(name).toMatch(/^[\w-]{43}$/);
  expect(keyedName('secret', 'purpose', ['ab', 'c'])).toBe(name);
  const others = [
    keyedName('secret', 'purpose', ['a', 'bc']),
    keyedName('secret', 'purpose', ['abc']),
    keyedName('secret', 'purpose', ['c', 'ab']),
    keyedName('secret', 'purpose', ['ab', 'c', '']),
    keyedName('secret', 'other', ['ab', 'c']),
    keyedName('other', 'purpose', ['ab', 'c']),
  ];
  expect(new Set([name, ...others]).size).toBe(others.length + 1);
});

it('names the same by each secret, the one of today first', () => {
  expect(keyedNames(['today', 'before'], 'p', ['a'])).toEqual([
    keyedName('today', 'p', ['a']),
    keyedName('before', 'p', ['a']),
  ]);
  expect(() => keyedNames([], 'p', ['a'])).toThrow('There is no secret.');
});
