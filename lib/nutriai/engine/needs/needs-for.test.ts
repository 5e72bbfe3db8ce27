import { type Child, type Feeding } from '../child';
import { nutrients as known } from '../nutrients';
import { sources } from '../sources';
import { lastAgeMonths } from './need-age';
import { needsFor } from './needs-for';

const girl: Child = { ageMonths: 9, sex: 'female', weightKg: 8.2254, lengthCm: 70.1435, feeding: 'breast' };
const feedings: Feeding[] = ['breast', 'formula', 'mixed', 'none'];

/** Every age, feeding and sex. */
const children = Array.from({ length: lastAgeMonths + 1 }, (_, ageMonths) =>
  feedings.flatMap((feeding) =>
    (['female', 'male', 'unspecified'] as const).map((sex) => ({ ageMonths, feeding, sex })),
  ),
).flat();

/** Every source id in a value, however deep. */
function sourceIdsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(sourceIdsIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (key === 'source') return [String(inner)];
    return key === 'sources' ? (inner as string[]) : sourceIdsIn(inner);
  });
}

it('splits the energy of the day between milk and food', () => {
  const { energy } = needsFor(girl);
  expect(energy.totalKcal).toBe(642);
  expect(energy.fromMilkKcal).toBeCloseTo((642 * 379) / 686, -1);
  expect(energy.fromFoodKcal).toBe(642 - energy.fromMilkKcal);
  expect(energy.whoFromFood).toEqual({ kcal: 300, of: 'food', source: 'paho-who-2003' });
  expect(energy.source).toBe('nasem-2023-energy');
});

it('takes the milk that was drunk', () => {
  const little = needsFor(girl, { milkMlPerDay: 300 });
  expect(little.milk).toMatchObject({ milk: 'breast', mlPerDay: 300, volume: 'given', kcal: 219 });
  expect(little.energy.fromFoodKcal).toBe(642 - 219);
  expect(little.foodTargets.iron_mg).toBeCloseTo(11 - 0.094, 2);
  const all = needsFor(girl, { milkMlPerDay: 1000 });
  expect(all.energy.fromFoodKcal).toBe(0);
  expect(all.notes.join()).toContain('Offer food first');
});

it('leaves to food nearly all the iron of a breastfed baby, and less of one on formula', () => {
  expect(needsFor(girl).foodTargets.iron_mg).toBeGreaterThan(10.8);
  expect(needsFor({ ...girl, feeding: 'formula' }).foodTargets.iron_mg).toBeLessThan(7);
});

it('never asks food for less than nothing, nor for what is only limited', () => {
  for (const child of children) {
    const { foodTargets, foodLimits } = needsFor(child);
    expect(Object.values({ ...foodTargets, ...foodLimits }).every((amount) => amount >= 0)).toBe(true);
    expect(Object.keys(foodTargets).every((code) => code in known)).toBe(true);
    expect(foodTargets).not.toHaveProperty('sodium_mg');
  }
});

it('leaves room in the energy for the protein and fat that food should give', () => {
  for (const child of children.filter(({ ageMonths }) => ageMonths >= 6)) {
    const { foodTargets } = needsFor(child);
    const least = 4 * (foodTargets.protein_g ?? 0) + 9 * (foodTargets.fat_g ?? 0);
    expect(least).toBeLessThan(foodTargets.energy_kcal ?? 0);
  }
});

it('gives everything from milk under six months', () => {
  for (const child of children.filter(({ ageMonths }) => ageMonths < 6)) {
    const needs = needsFor(child);
    expect(needs.foodTargets).toEqual({});
    expect(needs.energy.fromFoodKcal).toBe(0);
    expect(needs.energy.fromMilkKcal).toBe(needs.energy.totalKcal);
    expect(needs.water).toMatchObject({ plainWaterMl: null, warnAboveMl: 0 });
    expect(needs.meals).toMatchObject({ min: 0, max: 0 });
    expect(needs.texture.textures).toEqual([]);
    expect(needs.milk.mlPerDay).toBeGreaterThan(300);
  }
});

it('cites known sources only, and a source for every nutrient', () => {
  for (const child of children) {
    const needs = needsFor({ ...child, diet: 'vegan' });
    expect(sourceIdsIn(needs).filter((id) => !(id in sources))).toEqual([]);
    expect(Object.values(needs.nutrients).every(({ source }) => source in sources)).toBe(true);
  }
});

it.each([
  [7, 'breast', 2, 3, 1, 2, false],
  [10, 'breast', 3, 4, 1, 2, false],
  [18, 'mixed', 3, 4, 1, 2, false],
  [7, 'formula', 4, 5, 1, 2, true],
  [18, 'none', 4, 5, 1, 2, true],
  [30, 'none', 3, 3, 2, 2, false],
] as const)('at %d months, fed %s: %d to %d meals, %d to %d snacks', (...row) => {
  const [ageMonths, feeding, min, max, snacksMin, snacksMax, countsMilkFeeds] = row;
  const { meals } = needsFor({ ageMonths, feeding });
  expect(meals).toMatchObject({ min, max, snacks: { min: snacksMin, max: snacksMax }, countsMilkFeeds });
});

it.each([
  [6, 800, 120, 240],
  [11, 800, 120, 240],
  [12, 1300, 240, 960],
  [24, 1300, 240, 1200],
])('at %d months %d ml of water in all, plain %d to %d ml', (ageMonths, totalMl, min, max) => {
  const { water } = needsFor({ ageMonths });
  expect(water).toMatchObject({ totalMl, plainWaterMl: { min, max }, warnAboveMl: max });
  expect(water.fromMilkAndDrinksMl + water.fromFoodMl).toBe(totalMl);
});

it.each([
  [5, 400, 0, 0, 0],
  [11, 400, 0, 0, 0],
  [12, 800, 0, 120, 600],
  [23, 800, 0, 120, 600],
])('limits at %d months: %d mg sodium, %d g sugar, %d ml juice, %d ml milk', (...row) => {
  const [ageMonths, sodium, sugar, juice, milk] = row;
  const { sodiumMg, addedSugarsG, juiceMl, cowsMilkDrinkMl } = needsFor({ ageMonths }).limits;
  expect([sodiumMg.max, addedSugarsG.max, juiceMl.max, cowsMilkDrinkMl.max]).toEqual([
    sodium,
    sugar,
    juice,
    milk,
  ]);
});

it('allows 5 % of energy from free sugars from two years, and in America more milk until then', () => {
  const { limits, energy } = needsFor({ ageMonths: 24, sex: 'male', locale: 'us' });
  expect(limits.addedSugarsG.max).toBe(Math.round((energy.totalKcal * 0.05) / 4));
  expect(limits.cowsMilkDrinkMl.max).toBe(600);
  expect(needsFor({ ageMonths: 23, locale: 'us' }).limits.cowsMilkDrinkMl.max).toBe(720);
  expect(needsFor({ ageMonths: 23, locale: 'us', feeding: 'none' }).milk.rangeMl).toEqual({
    min: 480,
    max: 720,
  });
  expect(needsFor({ ageMonths: 24, locale: 'us', feeding: 'none' }).milk.rangeMl).toEqual({
    min: 480,
    max: 600,
  });
  expect(limits.fatEnergyPercent).toMatchObject({ min: 30, max: 40 });
});

it('takes fat by its share of energy from one year on', () => {
  const { nutrients, energy } = needsFor({ ageMonths: 18, sex: 'female' });
  expect(nutrients.fat_g).toMatchObject({ type: 'AMDR', amount: (energy.totalKcal * 0.3) / 9 });
  expect(nutrients.epa_dha_g).toMatchObject({ amount: 0.1, source: 'efsa-2017-drv' });
  expect(needsFor({ ageMonths: 25, sex: 'female' }).nutrients.epa_dha_g?.amount).toBe(0.25);
});

it('goes by corrected age until two years, but keeps the limits by age since birth', () => {
  const needs = needsFor({ ageMonths: 13, correctedAgeMonths: 11, sex: 'male' });
  expect(needs).toMatchObject({ ageMonths: 11, band: '9-11' });
  expect(needs.energy.totalKcal).toBe(773);
  expect(needs.nutrients.iron_mg?.amount).toBe(11);
  expect(needs.limits.sodiumMg.max).toBe(800);
  expect(needs.notes.join()).toContain('due date');
  expect(needsFor({ ageMonths: 25, correctedAgeMonths: 23 }).ageMonths).toBe(25);
});

it('sends a baby under six months by corrected age to a clinician about solids', () => {
  const needs = needsFor({ ageMonths: 7, correctedAgeMonths: 5 });
  expect(needs.foodTargets).toEqual({});
  expect(needs.notes.join()).toMatch(/neonatal team, health visitor or doctor says when to start solids/);
});

it('says what was assumed', () => {
  const { notes, energy, feeding } = needsFor({ ageMonths: 8 });
  expect(feeding).toBe('breast');
  expect(notes.join()).toMatch(/mean of a girl’s and a boy’s.*estimate.*breast milk is assumed/);
  expect(energy.basis).toMatchObject({ sex: 'mean', weightEstimated: true, lengthEstimated: true });
  expect(needsFor(girl).notes).toEqual([]);
  expect(needsFor({ ...girl, weightKg: 25 }).notes.join()).toContain('out of range');
});

describe('notes', () => {
  const measured: Child = { ...girl, ageMonths: 10 };
  const notesFor = (child: Partial<Child>, milkMlPerDay?: number) =>
    needsFor({ ...measured, ...child }, { milkMlPerDay }).notes;

  it('are none where all is said and nothing is remarkable', () => {
    expect(notesFor({})).toEqual([]);
  });

  it.each<[string, Partial<Child>, string]>([
    ['without a sex', { sex: undefined }, 'The sex is not given'],
    ['with a sex left unsaid', { sex: 'unspecified' }, 'The sex is not given'],
    ['without a weight', { weightKg: undefined }, 'Weight or length is not given'],
    ['without a length', { lengthCm: undefined }, 'Weight or length is not given'],
    ['with a weight that cannot be right', { weightKg: 25 }, 'looks out of range for the age'],
    ['without a way of feeding', { feeding: undefined }, 'breast milk is assumed'],
    ['born early', { correctedAgeMonths: 9 }, 'from the due date, until two years'],
    ['on formula', { feeding: 'formula' }, 'limited to the maximum in European and British law'],
    ['on both milks', { feeding: 'mixed' }, 'limited to the maximum in European and British law'],
  ])('of a child %s are one', (_which, child, words) => {
    expect(notesFor(child)).toEqual([expect.stringContaining(words)]);
  });

  it('do not speak of European formula to an American', () => {
    expect(notesFor({ feeding: 'formula', locale: 'us' })).toEqual([]);
  });

  it('do not speak of the due date where it makes no difference', () => {
    expect(notesFor({ correctedAgeMonths: 10 })).toEqual([]);
    expect(notesFor({ ageMonths: 10.4, correctedAgeMonths: 10.4 })).toEqual([]);
  });

  it('say that milk leaves no room for food only where it does not', () => {
    expect(notesFor({}, 1000).join()).toContain('leaves little room for food');
    expect(notesFor({}, 300).join()).not.toContain('leaves little room for food');
  });

  it('say to a baby under six months that milk is all, and nothing of room for food', () => {
    const [note, ...others] = needsFor({ ...girl, ageMonths: 5, weightKg: 7, lengthCm: 64 }).notes;
    expect(note).toContain('Solids start at about six months');
    expect(others).toEqual([]);
    expect(notesFor({ ageMonths: 6, weightKg: 7.5, lengthCm: 66 })).toEqual([]);
  });
});

it('takes what milk gives of salt and vitamin A off what food may give, down to nothing', () => {
  const { foodLimits, limits, milk } = needsFor({ ...girl, feeding: 'formula' }, { milkMlPerDay: 500 });
  const { sodium_mg: sodium = 0, retinol_ug: retinol = 0 } = milk.nutrients;
  expect([sodium, retinol].every((amount) => amount > 0)).toBe(true);
  expect(foodLimits).toEqual({ sodium_mg: 400 - sodium, retinol_ug: 600 - retinol });
  expect([limits.sodiumMg.max, limits.retinolUg.max]).toEqual([400, 600]);
  expect(needsFor({ ...girl, feeding: 'formula' }, { milkMlPerDay: 2500 }).foodLimits.sodium_mg).toBe(0);
  expect(needsFor({ ageMonths: 5 }).foodLimits).toEqual({});
  expect(needsFor({ ageMonths: 6 }).foodLimits).not.toEqual({});
});

it('names each source of energy, meals, milk and water once', () => {
  const { sources: named } = needsFor({ ageMonths: 18, feeding: 'none' });
  expect([...named].sort()).toEqual([
    'aap-milk',
    'iom-2005-water',
    'nasem-2023-energy',
    'nhs-drinks',
    'usda-sr27',
    'who-2005-non-breastfed',
  ]);
});

describe('milk', () => {
  it.each([
    [3, 150 * 6, 960],
    [7, 600, 800],
    [10, 400, 600],
    [18, 300, 400],
  ])('of formula at %d months ranges from %d to %d ml', (ageMonths, min, max) => {
    const { milk } = needsFor({ ageMonths, feeding: 'formula', weightKg: ageMonths === 3 ? 6 : undefined });
    expect(milk.rangeMl).toEqual({ min, max });
    expect(milk.mlPerDay).toBeGreaterThanOrEqual(min);
    expect(milk.mlPerDay).toBeLessThanOrEqual(max);
  });

  it('is whole cow’s milk for a toddler without breast milk or formula', () => {
    expect(needsFor({ ageMonths: 14, feeding: 'none' }).milk).toMatchObject({ milk: 'cow', mlPerDay: 350 });
    for (const child of [{ diet: 'vegan' }, { allergies: ['milk'] }] as const) {
      const { milk } = needsFor({ ageMonths: 14, feeding: 'none', ...child });
      expect(milk).toMatchObject({ milk: 'none', mlPerDay: 0 });
      expect(milk.notes.join()).toContain('rice drink');
    }
  });

  it('is asked for, for a baby who has none', () => {
    expect(needsFor({ ageMonths: 8, feeding: 'none' }).notes.join()).toContain(
      'needs breast milk or first infant formula',
    );
  });

  it('above the usual is remarked on', () => {
    const { milk } = needsFor({ ageMonths: 18, feeding: 'none' }, { milkMlPerDay: 800 });
    expect(milk.notes.join()).toContain('more milk than usual');
  });
});

describe('supplements', () => {
  const ids = (child: Child, milkMlPerDay?: number) =>
    needsFor(child, { milkMlPerDay }).supplements.map(({ id }) => id);

  it.each<[Child, number | undefined, string[]]>([
    [{ ageMonths: 2, feeding: 'breast' }, undefined, ['vitamin_d']],
    [{ ageMonths: 4, feeding: 'breast' }, undefined, ['vitamin_d', 'iron']],
    [{ ageMonths: 7, feeding: 'formula' }, 501, []],
    [{ ageMonths: 7, feeding: 'formula' }, 500, ['vitamin_d', 'vitamins_a_c_d']],
    [{ ageMonths: 30, feeding: 'none' }, undefined, ['vitamin_d', 'vitamins_a_c_d']],
    [{ ageMonths: 7, feeding: 'formula', locale: 'us' }, 900, ['vitamin_d']],
    [{ ageMonths: 7, feeding: 'formula', locale: 'us' }, 1000, []],
    [{ ageMonths: 3, correctedAgeMonths: 1, feeding: 'formula' }, 700, ['iron']],
    [{ ageMonths: 30, feeding: 'none', diet: 'vegan', locale: 'us' }, undefined, ['vitamin_b12', 'iodine']],
  ])('for %j with %p ml: %j', (child, ml, expected) => {
    expect(ids(child, ml)).toEqual(expected);
  });

  it('name no dose of iron', () => {
    const iron = needsFor({ ageMonths: 5, feeding: 'breast' }).supplements.find(({ id }) => id === 'iron');
    expect(iron?.advice).not.toMatch(/\d/);
    expect(iron?.gives).toBeUndefined();
  });
});

it.each([
  [{ ageMonths: -1 }, undefined],
  [{ ageMonths: 37 }, undefined],
  [{ ageMonths: Number.NaN }, undefined],
  [{ ageMonths: 6, correctedAgeMonths: 8 }, undefined],
  [{ ageMonths: 6, correctedAgeMonths: -1 }, undefined],
  [{ ageMonths: 6, weightKg: 0 }, undefined],
  [{ ageMonths: 6, lengthCm: 680 }, undefined],
  [{ ageMonths: 6 }, -5],
  [{ ageMonths: 6 }, 5000],
])('refuses %j with %p ml of milk', (child, milkMlPerDay) => {
  expect(() => needsFor(child, { milkMlPerDay })).toThrow(RangeError);
});

describe('a birthday changes little', () => {
  const months = Array.from({ length: 25 }, (_, index) => index + 12);
  const children = (['breast', 'mixed', 'formula', 'none'] as const).flatMap((feeding) =>
    (['female', 'male', 'unspecified'] as const).flatMap((sex) =>
      (['uk', 'us', 'who'] as const).map((locale) => ({ feeding, sex, locale })),
    ),
  );

  it.each(children)('what food gives in the second and third year: %j', (child) => {
    const kcal = months.map((ageMonths) => needsFor({ ageMonths, ...child }).energy.fromFoodKcal);
    const steps = kcal.slice(1).map((each, index) => each - (kcal[index] ?? each));
    expect(Math.max(...steps)).toBeLessThan(30);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
  });
});
