import { firstValue, pageNumber } from './query';

it.each([
  [undefined, ''],
  ['', ''],
  ['pear', 'pear'],
  [['pear', 'plum'], 'pear'],
  [[], ''],
])('reads %j as %j', (value, expected) => {
  expect(firstValue(value)).toBe(expected);
});

it.each([
  [undefined, 1],
  ['', 1],
  ['1', 1],
  ['12', 12],
  ['9999', 9999],
  [['2', 'x'], 2],
])('reads the page number %j as %j', (value, expected) => {
  expect(pageNumber(value)).toBe(expected);
});

it.each(['0', '-1', '01', '1.5', '1e3', ' 2', '2 ', '10000', 'x', '٢', 'NaN', 'Infinity', '2\n', '0x2'])(
  'knows no page “%s”',
  (value) => {
    expect(pageNumber(value)).toBeNull();
  },
);
