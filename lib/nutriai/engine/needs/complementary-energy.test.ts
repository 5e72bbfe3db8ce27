import { dgaLevelKcal, usualBreastMilkKcal, whoEnergyShare } from './complementary-energy';

it.each([
  ['6-8', 'breast', 200, 'food'],
  ['9-11', 'breast', 300, 'food'],
  ['12-23', 'breast', 550, 'food'],
  ['6-8', 'mixed', 200, 'food'],
  ['6-8', 'formula', 600, 'food_and_milk'],
  ['9-11', 'none', 700, 'food_and_milk'],
  ['12-23', 'none', 900, 'food_and_milk'],
] as const)('WHO at %s months, fed %s: %d kcal from %s', (band, feeding, kcal, of) => {
  expect(whoEnergyShare(band, feeding)).toMatchObject({ kcal, of });
});

it('has no WHO figure under six months and from two years', () => {
  expect(whoEnergyShare('0-5', 'breast')).toBeNull();
  expect(whoEnergyShare('24-36', 'none')).toBeNull();
  expect(usualBreastMilkKcal('24-36', 1000)).toBe(346);
  expect(usualBreastMilkKcal('0-5', 600)).toBeUndefined();
});

it('counts on WHO’s average of breast milk, and on less for a small child', () => {
  expect(usualBreastMilkKcal('6-8', 615)).toBe(413);
  expect(usualBreastMilkKcal('6-8', 700)).toBe(413);
  expect(usualBreastMilkKcal('6-8', 492)).toBeCloseTo(330.4, 1);
  expect(usualBreastMilkKcal('9-11', 686)).toBe(379);
  expect(usualBreastMilkKcal('12-23', 894)).toBe(346);
});

it.each([
  [11, 'male', null],
  [12, 'male', 800],
  [15, 'male', 900],
  [15, 'female', 800],
  [18, 'male', 1000],
  [18, 'female', 900],
  [18, 'mean', 950],
  [21, 'female', 1000],
  [30, 'mean', 1000],
] as const)('the American level at %d months, %s: %p', (ageMonths, sex, kcal) => {
  expect(dgaLevelKcal(ageMonths, sex)).toBe(kcal);
});
