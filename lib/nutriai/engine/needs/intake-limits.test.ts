import { type Locale } from '../child';
import { intakeLimits } from './intake-limits';

const limitsAt = (ageMonths: number, locale?: Locale, kcal = 1000) =>
  intakeLimits({ ageMonths, locale }, kcal);

it.each([
  [0, 400, /less than 1 g/i],
  [11, 400, /less than 1 g/i],
  [12, 800, /at most 2 g/i],
  [36, 800, /at most 2 g/i],
])('at %d months a day holds at most %d mg of sodium (SACN 2003)', (ageMonths, max, note) => {
  expect(limitsAt(ageMonths).sodiumMg).toEqual({
    max,
    note: expect.stringMatching(note),
    sources: ['sacn-2003-salt', 'nhs-foods-to-avoid'],
  });
});

it.each([
  [6, 1000, 0],
  [23, 1000, 0],
  [24, 1000, 13],
  [24, 1200, 15],
  [36, 800, 10],
])('at %d months with %d kcal free sugars are at most %d g', (ageMonths, kcal, max) => {
  expect(limitsAt(ageMonths, undefined, kcal).addedSugarsG.max).toBe(max);
});

it('says whose limit of sugar it is', () => {
  expect(limitsAt(23).addedSugarsG).toMatchObject({
    note: expect.stringContaining('No added sugar'),
    sources: ['dga-2025', 'who-complementary-feeding'],
  });
  expect(limitsAt(24).addedSugarsG).toMatchObject({
    note: expect.stringContaining('5% of energy'),
    sources: ['sacn-2015-carbohydrates'],
  });
});

it.each<[number, Locale | undefined, number]>([
  [11, undefined, 0],
  [11, 'us', 0],
  [12, undefined, 600],
  [12, 'uk', 600],
  [12, 'us', 720],
  [23, 'us', 720],
  [24, 'us', 600],
  [24, 'uk', 600],
])('at %d months in %s cow’s milk as a drink is at most %d ml', (ageMonths, locale, max) => {
  const { cowsMilkDrinkMl } = limitsAt(ageMonths, locale);
  expect(cowsMilkDrinkMl.max).toBe(max);
  expect(cowsMilkDrinkMl.note).toMatch(ageMonths < 12 ? /not as a drink before 12 months/i : /iron/);
  expect([...cowsMilkDrinkMl.sources].sort()).toEqual(['aap-milk', 'nhs-drinks']);
});

it.each([
  [11, 0, /no juice before 12 months/i, null],
  [12, 120, /in a cup/i, { min: 30, max: 40, source: 'iom-2005-macronutrients' }],
])('at %d months juice is at most %d ml', (ageMonths, max, note, fatEnergyPercent) => {
  expect(limitsAt(ageMonths).juiceMl).toEqual({
    max,
    note: expect.stringMatching(note),
    sources: ['aap-juice'],
  });
  expect(limitsAt(ageMonths).fatEnergyPercent).toEqual(fatEnergyPercent);
});

it('limits ready-made vitamin A at every age, and not that of vegetables', () => {
  for (const ageMonths of [6, 36]) {
    expect(limitsAt(ageMonths).retinolUg).toEqual({
      max: 600,
      note: expect.stringContaining('vegetables does not count'),
      sources: ['iom-2001-micronutrients'],
    });
  }
});
