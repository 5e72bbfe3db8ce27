import { checkedMeasurement } from './measurement-limits';

const kinds = [
  ['weightKg', 0.3, 60, 'Weight is given in kilograms'],
  ['lengthCm', 20, 150, 'Length is given in centimetres'],
  ['headCm', 15, 70, 'Head circumference is given in centimetres'],
] as const;

describe.each(kinds)('%s', (kind, min, max, words) => {
  it.each([min, min + 0.01, (min + max) / 2, max - 0.01, max])('may be %d', (value) => {
    expect(checkedMeasurement(kind, value)).toBe(value);
  });

  it.each([min - 0.01, max + 0.01, 0, -1, Number.NaN, Infinity])('cannot be %d', (value) => {
    const message = `${words}, from ${min} to ${max}; ${value} is not possible.`;
    expect(() => checkedMeasurement(kind, value)).toThrow(new RangeError(message));
  });
});
