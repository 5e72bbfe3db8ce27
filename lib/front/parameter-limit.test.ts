import { hasTooManyParameters } from './parameter-limit';

const withParameters = (count: number) => Array.from({ length: count }, () => 'a=1').join('&');

it('reads three hundred parameters, and no more', () => {
  expect(hasTooManyParameters(`/search?${withParameters(300)}`)).toBe(false);
  expect(hasTooManyParameters(`/search?${withParameters(301)}`)).toBe(true);
  expect(hasTooManyParameters(`/search?${withParameters(5_000)}`)).toBe(true);
});

it('counts empty ones, from the question mark on', () => {
  expect(hasTooManyParameters(`/?${'&'.repeat(299)}`)).toBe(false);
  expect(hasTooManyParameters(`/?${'&'.repeat(300)}`)).toBe(true);
  expect(hasTooManyParameters(`?${'&'.repeat(300)}`)).toBe(true);
});

it('does not look at a path without a query', () => {
  expect(hasTooManyParameters('/')).toBe(false);
  expect(hasTooManyParameters(`/${'&'.repeat(400)}`)).toBe(false);
});
