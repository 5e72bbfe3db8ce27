import { plainValue } from './copied-column';
import { TableDigest } from './table-digest';

const column = (type: string) => ({ name: 'value', type });

it.each([
  ['boolean', 1, true],
  ['boolean', false, false],
  ['integer', 7, 7],
  ['bigint', '1763700000000', 1_763_700_000_000],
  ['numeric', '0.10', 0.1],
  ['numeric', 0.1, 0.1],
  ['character varying', 'ü"\\', 'ü"\\'],
  ['timestamp with time zone', '2026-11-21T08:00:00.123Z', '2026-11-21T08:00:00.123Z'],
  ['timestamp with time zone', new Date('2026-11-21T08:00:00.123Z'), '2026-11-21T08:00:00.123Z'],
  ['jsonb', '"a text"', 'a text'],
  ['text', null, null],
])('%s: %p is %p in both databases', (type, value, plain) => {
  expect(plainValue(value, column(type))).toEqual(plain);
});

it('does not mind the order of the names in JSON', () => {
  const [a, b] = ['{"b":1,"a":[{"d":2,"c":3}]}', '{"a":[{"c":3,"d":2}],"b":1}'].map((text) =>
    JSON.stringify(plainValue(text, column('jsonb'))),
  );
  expect(a).toBe(b);
});

it.each([
  ['boolean', 2],
  ['integer', 'seven'],
  ['integer', Number.NaN],
  ['timestamp with time zone', 'yesterday'],
  ['text', 'a\0b'],
  ['jsonb', '{"a":"\\u0000"}'],
  ['bytea', 'x'],
])('%s refuses %p instead of changing it, without telling what it was', (type, value) => {
  expect(() => plainValue(value, column(type))).toThrow(/holds a/);
});

it('sees a value that changed and a row that is there twice, and no order of rows', () => {
  const digest = (...rows: (string | number)[][]) => {
    const table = new TableDigest();
    for (const row of rows) table.add(row);
    return table.digest;
  };
  expect(digest([1, 'a'], [2, 'b'])).toBe(digest([2, 'b'], [1, 'a']));
  expect(digest([1, 'a'], [2, 'b'])).not.toBe(digest([1, 'a'], [2, 'c']));
  expect(digest([1, 'a'])).not.toBe(digest([1, 'a'], [1, 'a']));
  expect(digest(['1'])).not.toBe(digest([1]));
});
