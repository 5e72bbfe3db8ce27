import { readNumber, readQuantity } from './read-quantity';

const value = (text: string, measure: 'weight' | 'volume' | 'length', unit?: string) => {
  const read = readQuantity(text, measure, unit);
  return 'value' in read ? Number(read.value.toFixed(1)) : read;
};

test.each([
  ['120', 120],
  ['3,5', 3.5],
  ['3.5', 3.5],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1 250', 1250],
  ['', null],
  ['3-4', null],
  ['1.2.3', null],
  ['1e5', null],
  ['NaN', null],
])('reads the number %j as %j', (text, expected) => {
  expect(readNumber(text)).toBe(expected);
});

test.each([
  ['120ml', 'volume', undefined, 120],
  ['4 oz', 'volume', undefined, 118.3],
  ['4.5 fl oz', 'volume', undefined, 133.1],
  ['4', 'volume', 'oz', 118.3],
  ['7 lb 4 oz', 'weight', undefined, 3288.5],
  ['7lb 4.5oz', 'weight', undefined, 3302.7],
  ['3,45 kg', 'weight', undefined, 3450],
  ['3,450 g', 'weight', undefined, 3450],
  ['3450', 'weight', 'g', 3450],
  ['24.5 in', 'length', undefined, 62.2],
  ['24.5"', 'length', undefined, 62.2],
  ['62', 'length', 'cm', 62],
] as const)('reads %j as a %s', (text, measure, unit, expected) => {
  expect(value(text, measure, unit)).toBe(expected);
});

test('asks for a unit that nobody knows, and refuses one of something else', () => {
  expect(readQuantity('7.5', 'weight')).toEqual({ needsUnit: 7.5 });
  expect(value('7.5 cm', 'weight')).toEqual({ problem: expect.stringContaining('not a unit of weight') });
  expect(value('a lot', 'volume', 'ml')).toEqual({ problem: expect.stringContaining('not a number') });
  expect(value('-5', 'volume', 'ml')).toEqual({ problem: expect.stringContaining('not a number') });
});
