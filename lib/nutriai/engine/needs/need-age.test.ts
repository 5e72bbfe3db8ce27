import { feedingBand, needAgeMonths } from './need-age';

it.each([
  [0, '0-5'],
  [5, '0-5'],
  [6, '6-8'],
  [8, '6-8'],
  [9, '9-11'],
  [11, '9-11'],
  [12, '12-23'],
  [23, '12-23'],
  [24, '24-36'],
  [36, '24-36'],
])('at %d months WHO’s band is %s', (ageMonths, band) => {
  expect(feedingBand(ageMonths)).toBe(band);
});

it.each([
  [{ ageMonths: 0 }, 0],
  [{ ageMonths: 36.9 }, 36],
  [{ ageMonths: 8, correctedAgeMonths: 8 }, 8],
  [{ ageMonths: 8.9, correctedAgeMonths: 0 }, 0],
  [{ ageMonths: 23, correctedAgeMonths: 21.5 }, 21],
  [{ ageMonths: 24, correctedAgeMonths: 21 }, 24],
])('needs of %j go by %d months', (child, months) => {
  expect(needAgeMonths(child)).toBe(months);
});

it.each([
  [{ ageMonths: -0.5 }, 'Age is given in completed months, from 0 to 36, not -0.5.'],
  [{ ageMonths: 37 }, 'Age is given in completed months, from 0 to 36, not 37.'],
  [
    { ageMonths: 3, correctedAgeMonths: -1 },
    'Corrected age is given in completed months, from 0 to 36, not -1.',
  ],
  [{ ageMonths: 3, correctedAgeMonths: 4 }, 'Corrected age (4 months) is not above the age since birth (3).'],
])('refuses %j and says why', (child, words) => {
  expect(() => needAgeMonths(child)).toThrow(new RangeError(words));
});
