import { canonicalJson } from './canonical-json';

it('writes equal values alike, whatever the order of their keys', () => {
  const one = { b: [{ y: 1, x: undefined }, new Set([2])], a: new Map([['k', null]]) };
  const same = { a: new Map([['k', null]]), b: [{ y: 1 }, new Set([2])] };
  expect(canonicalJson(one)).toBe(canonicalJson(same));
  expect(canonicalJson(one)).toBe('{"a":[["k",null]],"b":[{"y":1},[2]]}');
});

it('keeps the order of lists, where it means something', () => {
  expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]));
});
