import { acceptsEncoding } from './accepted-encoding';

const accepts = (header: string | string[] | undefined, coding: string) =>
  acceptsEncoding({ headers: { 'accept-encoding': header as string } }, coding);

it.each([
  ['gzip', 'gzip', true],
  ['gzip, deflate, br', 'br', true],
  ['  GZIP  ,br', 'gzip', true],
  ['gzip;q=1', 'gzip', true],
  ['gzip;q=0.001', 'gzip', true],
  ['gzip;q=0.01', 'gzip', true],
  ['gzip;x=0', 'gzip', true],
  ['gzip;q=0', 'gzip', false],
  ['gzip;q=0.', 'gzip', false],
  ['gzip; q=0.000 ', 'gzip', false],
  ['gzip;Q=0', 'gzip', false],
  ['gzip;level=9;q=0', 'gzip', false],
  ['br, gzip;q=0', 'br', true],
  ['deflate', 'gzip', false],
  ['xgzip', 'gzip', false],
  ['gzipx', 'gzip', false],
  ['identity', 'br', false],
  ['', 'gzip', false],
  ['*', 'gzip', false],
])('%s: %s is accepted: %s', (header, coding, expected) => {
  expect(accepts(header, coding)).toBe(expected);
});

it('is asked for nothing where there is no such header', () => {
  expect(accepts(undefined, 'gzip')).toBe(false);
  expect(accepts(['gzip'], 'gzip')).toBe(false);
});
