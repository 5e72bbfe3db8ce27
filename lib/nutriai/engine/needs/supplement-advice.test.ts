import { type Child } from '../child';
import { needsFor } from './needs-for';

const adviceFor = (child: Child, milkMlPerDay?: number) => needsFor(child, { milkMlPerDay }).supplements;
const idsFor = (child: Child, milkMlPerDay?: number) => adviceFor(child, milkMlPerDay).map(({ id }) => id);

describe('British vitamin D', () => {
  it.each([
    [11, 8.5, /8\.5 to 10 µg.*500 ml of formula/],
    [12, 10, /^Give 10 µg/],
  ])('at %d months gives at least %d µg', (ageMonths, amount, words) => {
    expect(adviceFor({ ageMonths, feeding: 'breast' })[0]).toEqual({
      id: 'vitamin_d',
      advice: expect.stringMatching(words),
      gives: { vitamin_d_ug: amount },
      source: 'nhs-vitamins',
    });
  });

  it('comes in drops with vitamins A and C from six months', () => {
    expect(idsFor({ ageMonths: 5, feeding: 'formula' }, 500)).toEqual(['vitamin_d']);
    expect(adviceFor({ ageMonths: 6, feeding: 'formula' }, 500)[1]).toEqual({
      id: 'vitamins_a_c_d',
      advice: expect.stringMatching(/From six months.*One product only/),
      source: 'nhs-vitamins',
    });
  });

  it.each<[Child['feeding'], number, boolean]>([
    ['formula', 500, true],
    ['formula', 501, false],
    ['mixed', 1000, true],
    ['mixed', 1002, false],
    ['breast', 1002, true],
    ['none', 1002, true],
  ])('fed %s, %d ml a day: %s', (feeding, ml, isAdvised) => {
    expect(idsFor({ ageMonths: 13, feeding }, ml).includes('vitamin_d')).toBe(isAdvised);
  });
});

describe('American vitamin D', () => {
  it('is 400 IU in the first year', () => {
    expect(adviceFor({ ageMonths: 2, feeding: 'breast', locale: 'us' })).toEqual([
      {
        id: 'vitamin_d',
        advice: expect.stringContaining('400 IU (10 µg)'),
        gives: { vitamin_d_ug: 10 },
        source: 'aap-vitamin-d',
      },
    ]);
  });

  it.each<[number, Child['feeding'], number, boolean]>([
    [3, 'formula', 999, true],
    [3, 'formula', 1000, false],
    [3, 'mixed', 1999, true],
    [3, 'mixed', 2000, false],
    [11, 'formula', 400, true],
    [12, 'formula', 400, false],
    [11, 'none', 0, false],
  ])('at %d months, fed %s, %d ml a day: %s', (ageMonths, feeding, ml, isAdvised) => {
    expect(idsFor({ ageMonths, feeding, locale: 'us' }, ml).includes('vitamin_d')).toBe(isAdvised);
  });
});

describe('iron', () => {
  it.each<[Child, boolean]>([
    [{ ageMonths: 3, feeding: 'breast' }, false],
    [{ ageMonths: 4, feeding: 'breast' }, true],
    [{ ageMonths: 4, feeding: 'mixed' }, true],
    [{ ageMonths: 4, feeding: 'formula' }, false],
    [{ ageMonths: 11, feeding: 'breast' }, true],
    [{ ageMonths: 12, feeding: 'breast' }, false],
    [{ ageMonths: 1, correctedAgeMonths: 0, feeding: 'formula' }, true],
    [{ ageMonths: 11, correctedAgeMonths: 9, feeding: 'formula' }, true],
    [{ ageMonths: 12, correctedAgeMonths: 10, feeding: 'formula' }, false],
    [{ ageMonths: 1, correctedAgeMonths: 1, feeding: 'breast' }, false],
    [{ ageMonths: 4, correctedAgeMonths: 4, feeding: 'formula' }, false],
  ])('for %j: %s', (child, isAdvised) => {
    expect(idsFor(child).includes('iron')).toBe(isAdvised);
  });

  it('is a matter for a clinician, also for a baby born early', () => {
    const early = adviceFor({ ageMonths: 2, correctedAgeMonths: 0, feeding: 'formula' }).at(-1);
    expect(early).toEqual({
      id: 'iron',
      advice: expect.stringMatching(/born early.*neonatal team or doctor/),
      source: 'aap-iron',
    });
    const term = adviceFor({ ageMonths: 6, feeding: 'breast' }).at(-1);
    expect(term?.advice).toMatch(/Breast milk contains little iron.*ask your doctor/);
  });
});

it('sends a vegan family, and no other, to a dietitian', () => {
  const plantBased = (diet: Child['diet']) =>
    adviceFor({ ageMonths: 30, feeding: 'none', locale: 'us', diet });
  expect(plantBased('vegan')).toEqual([
    { id: 'vitamin_b12', advice: expect.stringContaining('B12'), source: 'nhs-vegan' },
    { id: 'iodine', advice: expect.stringContaining('iodine'), source: 'efsa-2013-infants' },
  ]);
  expect(plantBased('vegetarian')).toEqual([]);
});
