import { parseHttpDate } from './http-date';

const ms = Date.UTC(1994, 10, 6, 8, 49, 37);
const now = Date.UTC(2026, 0, 1);

it.each(['Sun, 06 Nov 1994 08:49:37 GMT', 'Sunday, 06-Nov-94 08:49:37 GMT', 'Sun Nov  6 08:49:37 1994'])(
  'reads %s',
  (text) => expect(parseHttpDate(text, now)).toBe(ms),
);

it('takes two digits for the latest year that is at most fifty years ahead', () => {
  const yearOf = (digits: string) =>
    new Date(parseHttpDate(`Sunday, 06-Nov-${digits} 08:49:37 GMT`, now) ?? 0).getUTCFullYear();
  expect(['00', '26', '75', '76', '77', '99'].map(yearOf)).toEqual([2000, 2026, 2075, 2076, 1977, 1999]);
});

it('reads a leap day and a leap second', () => {
  expect(parseHttpDate('Thu, 29 Feb 2024 00:00:00 GMT')).toBe(Date.UTC(2024, 1, 29));
  expect(parseHttpDate('Sat, 31 Dec 2016 23:59:60 GMT')).toBe(Date.UTC(2017, 0, 1));
});

it.each([
  '',
  'yesterday',
  '1994-11-06T08:49:37Z',
  '784111777',
  'Sun, 6 Nov 1994 08:49:37 GMT',
  'Sun, 06 Nov 1994 08:49:37 UTC',
  'Sun, 06 Nov 1994 08:49:37 +0100',
  'Sun, 06 Nov 1994 08:49:37',
  'sun, 06 nov 1994 08:49:37 gmt',
  'Sun, 06 Nov 1994 8:49:37 GMT',
  'Sun, 06 Nov 1994 24:00:00 GMT',
  'Sun, 06 Nov 1994 08:60:37 GMT',
  'Sun, 06 Nov 1994 08:99:37 GMT',
  'Sun, 06 Nov 1994 23:60:37 GMT',
  'Sun, 99 Nov 1994 08:49:37 GMT',
  'Sun, 06 Nov 1994 08:49:61 GMT',
  'Sun, 00 Nov 1994 08:49:37 GMT',
  'Sun, 31 Nov 1994 08:49:37 GMT',
  'Fri, 29 Feb 2023 08:49:37 GMT',
  'Sun, 06 Foo 1994 08:49:37 GMT',
  'Xyz, 06 Nov 1994 08:49:37 GMT',
  'Sun, 06-Nov-94 08:49:37 GMT',
  ' Sun, 06 Nov 1994 08:49:37 GMT',
  'Sun, 06 Nov 1994 08:49:37 GMT, Sun, 06 Nov 1994 08:49:37 GMT',
])('%j is no date of HTTP', (text) => expect(parseHttpDate(text, now)).toBeNull());
