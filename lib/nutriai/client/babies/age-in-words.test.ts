import { ageInWords } from './age-in-words';

it.each([
  [0, '0 months'],
  [1, '1 month'],
  [11, '11 months'],
  [12, '1 year'],
  [14, '1 year 2 months'],
  [25, '2 years 1 month'],
  [36, '3 years'],
])('%d months are %s', (months, words) => {
  expect(ageInWords(months)).toBe(words);
});
