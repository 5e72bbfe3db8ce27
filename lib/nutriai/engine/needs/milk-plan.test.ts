import { type Child } from '../child';
import { milkPer100Ml } from './milk-composition';
import { milkPlan } from './milk-plan';
import { feedingBand } from './need-age';
import { needsFor } from './needs-for';

const kcalOf = (milk: 'breast' | 'formula') => milkPer100Ml(milk).energy_kcal ?? Number.NaN;

function planOf(child: Child, { weightKg = 8, totalKcal = 640 } = {}, mlGiven?: number) {
  const { ageMonths, feeding = 'breast' } = child;
  const context = { child, feeding, band: feedingBand(ageMonths), ageMonths, weightKg, totalKcal };
  return milkPlan(context, mlGiven);
}

describe('formula', () => {
  it.each([
    [4, 500, 600, 747, 800],
    [4, 300, 600, 600, 800],
    [4, 900, 600, 800, 800],
    [6, 900, 900, 960, 960],
    [7, 900, 960, 960, 960],
  ])('of %d kg and %d kcal before solids: %d ml at least, %d planned, %d at most', (...row) => {
    const [weightKg, totalKcal, min, ml, max] = row;
    const plan = planOf({ ageMonths: 5, feeding: 'formula' }, { weightKg, totalKcal });
    expect(plan).toMatchObject({
      milk: 'formula',
      mlPerDay: ml,
      rangeMl: { min, max },
      volume: 'expected',
      notes: [],
      sources: ['nhs-bottle-feeding', 'aap-formula', 'usda-sr27'],
    });
    expect(plan).not.toHaveProperty('basis');
  });

  it.each([
    [6, 600, { min: 600, max: 800 }],
    [8, 600, { min: 600, max: 800 }],
    [9, 600, { min: 400, max: 600 }],
    [10, 400, { min: 400, max: 600 }],
    [11, 400, { min: 400, max: 600 }],
  ])('at %d months, with solids: %d ml', (ageMonths, mlPerDay, rangeMl) => {
    expect(planOf({ ageMonths, feeding: 'formula' })).toMatchObject({
      mlPerDay,
      rangeMl,
      basis: 'recalled',
      notes: [],
      sources: ['first-steps-first-year', 'usda-sr27'],
    });
  });

  it('is no longer needed from twelve months', () => {
    expect(planOf({ ageMonths: 12, feeding: 'formula' })).toMatchObject({
      mlPerDay: 350,
      rangeMl: { min: 300, max: 400 },
      notes: [expect.stringContaining('whole milk can take its place')],
      sources: ['nhs-drinks', 'aap-milk', 'usda-sr27'],
    });
  });
});

describe('breast milk', () => {
  it.each([
    [5, 640, 640, 'who-complementary-feeding'],
    [6, 640, 413, 'dewey-brown-2003'],
    [9, 343, 189.5, 'dewey-brown-2003'],
    [23, 1000, 346, 'dewey-brown-2003'],
  ])('at %d months with a need of %d kcal gives %d kcal', (ageMonths, totalKcal, kcal, source) => {
    const plan = planOf({ ageMonths, feeding: 'breast' }, { totalKcal });
    expect(plan.mlPerDay).toBe(Math.round((kcal / kcalOf('breast')) * 100));
    expect(plan).toMatchObject({ milk: 'breast', rangeMl: null, notes: [], sources: [source, 'usda-sr27'] });
  });

  it.each(['breast', 'mixed'] as const)('goes on after two years, fed %s', (feeding) => {
    const before = planOf({ ageMonths: 23, feeding }, { totalKcal: 1000 });
    const after = planOf({ ageMonths: 24, feeding }, { totalKcal: 1000 });
    expect(after.mlPerDay).toBe(before.mlPerDay);
    expect(after.notes.join()).toContain('No study says how much breast milk is usual after two years');
    expect(after.sources).toContain('dewey-brown-2003');
  });
});

describe('of both', () => {
  it('a child has half of what each alone would be', () => {
    const breast = planOf({ ageMonths: 7, feeding: 'breast' });
    const plan = planOf({ ageMonths: 7, feeding: 'mixed' });
    expect(plan.mlPerDay).toBe(Math.round((breast.mlPerDay + 600) / 2));
    expect(plan).toMatchObject({ milk: 'mixed', rangeMl: null, notes: [] });
    expect(plan.sources).toEqual(['dewey-brown-2003', 'first-steps-first-year', 'usda-sr27']);
    expect(plan).not.toHaveProperty('basis');
  });

  it('a toddler is told of whole milk', () => {
    expect(planOf({ ageMonths: 12, feeding: 'mixed' }).notes).toEqual([
      expect.stringContaining('whole milk can take its place'),
    ]);
  });
});

describe('without breast milk and formula', () => {
  const talk = expect.stringContaining('needs breast milk or first infant formula') as string;

  it.each([
    [5, 'formula', [talk]],
    [6, 'none', [talk]],
    [11, 'none', [talk]],
    [12, 'cow', []],
    [36, 'cow', []],
  ] as const)('at %d months it is %s', (ageMonths, milk, notes) => {
    expect(planOf({ ageMonths, feeding: 'none' })).toMatchObject({ milk, notes });
  });

  it('a toddler drinks what is usual in the country', () => {
    expect(planOf({ ageMonths: 12, feeding: 'none', locale: 'uk' })).toMatchObject({
      mlPerDay: 350,
      rangeMl: { min: 300, max: 400 },
    });
    for (const [ageMonths, max] of [
      [12, 720],
      [23, 720],
      [24, 600],
    ] as const) {
      expect(planOf({ ageMonths, feeding: 'none', locale: 'us' })).toMatchObject({
        mlPerDay: 480,
        rangeMl: { min: 480, max },
        sources: ['aap-milk', 'usda-sr27'],
      });
    }
  });

  it.each<Partial<Child>>([{ diet: 'vegan' }, { allergies: ['egg', 'milk'] }])(
    'no cow’s milk is counted for %j',
    (more) => {
      expect(planOf({ ageMonths: 12, feeding: 'none', ...more })).toMatchObject({
        milk: 'none',
        mlPerDay: 0,
        kcal: 0,
        nutrients: {},
        rangeMl: null,
        notes: [expect.stringContaining('calcium-fortified')],
        sources: ['usda-sr27'],
      });
    },
  );
});

describe('a volume that is said', () => {
  it.each<[number, Child['feeding'], number, boolean]>([
    [8, 'formula', 800, false],
    [8, 'formula', 801, true],
    [5, 'formula', 1500, false],
    [8, 'breast', 2000, false],
    [18, 'none', 401, true],
  ])('at %d months, fed %s, of %d ml is remarked on: %s', (ageMonths, feeding, ml, isMuch) => {
    const plan = planOf({ ageMonths, feeding }, {}, ml);
    expect(plan).toMatchObject({ mlPerDay: ml, volume: 'given' });
    expect(plan.notes.join().includes('more milk than usual')).toBe(isMuch);
  });

  it('may be none', () => {
    expect(planOf({ ageMonths: 8, feeding: 'formula' }, {}, 0)).toMatchObject({
      mlPerDay: 0,
      volume: 'given',
      kcal: 0,
    });
  });

  it.each([-1, 2501, Number.NaN])('cannot be %d ml', (ml) => {
    const words = `Milk is given in millilitres a day, from 0 to 2500, not ${ml}.`;
    expect(() => needsFor({ ageMonths: 8 }, { milkMlPerDay: ml })).toThrow(new RangeError(words));
  });

  it('is at most 2,500 ml', () => {
    expect(needsFor({ ageMonths: 8 }, { milkMlPerDay: 2500 }).milk.mlPerDay).toBe(2500);
  });
});
