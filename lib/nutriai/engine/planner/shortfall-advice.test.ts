import { type Child } from '../child';
import { sources } from '../sources';
import { contextWith } from './hand-made-context.test-helper';
import { shortfallAdvice } from './shortfall-advice';

type Nutrient = Parameters<typeof shortfallAdvice>[0];

const fortified = 'baby-rice-kiwi-pear';

const adviceOf = (nutrient: Nutrient, child: Partial<Child> = {}, eligible: readonly string[] = []) =>
  shortfallAdvice(nutrient, contextWith({ child, eligible }));

const adviceFor = (...of: Parameters<typeof adviceOf>) => adviceOf(...of).whatHelps.join(' ');

const everyNutrient: readonly Nutrient[] = [
  ...(['iron_mg', 'zinc_mg', 'calcium_mg', 'vitamin_a_ug', 'vitamin_c_mg', 'folate_ug'] as const),
  ...(['protein_g', 'fat_g', 'energy_kcal', 'sodium_mg', 'free_sugars_g', 'retinol_ug'] as const),
  ...(['food_groups', 'meals'] as const),
];

it.each(everyNutrient)('says something of %s to every child, and by which source', (nutrient) => {
  for (const child of [{}, { ageMonths: 8 }, { diet: 'vegan' }, { allergies: ['milk', 'peanut'] }] as const) {
    const { whatHelps, sources: cited } = adviceOf(nutrient, child as Partial<Child>);
    expect(whatHelps.length).toBeGreaterThan(0);
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.every((id) => id in sources)).toBe(true);
    expect(new Set(cited).size).toBe(cited.length);
  }
});

it('speaks of iron drops only as something to ask about, and names no dose', () => {
  const words = adviceFor('iron_mg', { ageMonths: 8, feeding: 'breast' });
  expect(words).toMatch(/fortified infant cereal.*Ask your doctor or health visitor whether iron drops/);
  expect(words).not.toMatch(/\d/);
});

it('speaks of a bowl of fortified cereal as it is among the dishes, or is left out', () => {
  expect(adviceFor('iron_mg')).toContain('cereal is left out here');
  expect(adviceFor('iron_mg')).not.toContain('A bowl of iron-fortified');
  expect(adviceFor('iron_mg', {}, ['chicken-rice-congee'])).toContain('cereal is left out here');
  const among = adviceFor('iron_mg', {}, ['chicken-rice-congee', fortified]);
  expect(among).toContain('A bowl of iron-fortified infant cereal');
  expect(among).not.toContain('left out here');
});

it('says that breast milk holds little iron to who gives it, within the first year', () => {
  const milk = 'Breast milk contains little iron';
  expect(adviceFor('iron_mg', { ageMonths: 11, feeding: 'breast' })).toContain(milk);
  expect(adviceFor('iron_mg', { ageMonths: 12, feeding: 'breast' })).not.toContain(milk);
  expect(adviceFor('iron_mg', { ageMonths: 11, feeding: 'formula' })).not.toContain(milk);
});

it('never advises nuts where one kind of them is barred', () => {
  expect(adviceFor('fat_g')).toContain('oil or smooth nut butter');
  expect(adviceFor('zinc_mg')).toContain('nut butter');
  for (const allergy of ['peanut', 'tree_nuts'] as const) {
    for (const nutrient of everyNutrient.filter((each) => each !== 'food_groups'))
      expect(adviceFor(nutrient, { allergies: [allergy] })).not.toMatch(/\bnut/);
    expect(adviceFor('fat_g', { allergies: [allergy] })).toContain('A teaspoon of oil stirred into a meal.');
    expect(adviceFor('zinc_mg', { allergies: [allergy] })).toContain('Pulses and fortified cereal');
  }
  expect(adviceOf('fat_g').whatHelps).toHaveLength(1);
});

it.each<[string, Partial<Child>]>([
  ['with an allergy to milk', { allergies: ['milk'] }],
  ['on a vegan diet', { diet: 'vegan' }],
])('sends who eats no dairy %s to other sources of calcium', (_name, child) => {
  expect(adviceFor('calcium_mg')).toBe('Plain yoghurt, cheese or milk in cooking each day.');
  expect(adviceFor('calcium_mg', child)).not.toMatch(/yoghurt|cheese/);
  expect(adviceFor('calcium_mg', child)).toContain('dietitian');
  expect(adviceFor('calcium_mg', child)).toContain('no rice drink before 5 years');
});

it('gives no plant drink before a year', () => {
  expect(adviceFor('calcium_mg', { ageMonths: 11, diet: 'vegan' })).not.toContain('drink');
  expect(adviceFor('calcium_mg', { ageMonths: 12, diet: 'vegan' })).toContain('drink');
});

it.each<[Child['diet'], boolean]>([
  [undefined, true],
  ['omnivore', true],
  ['pescatarian', true],
  ['vegetarian', false],
  ['vegan', false],
])('offers meat or fish for iron and zinc on a diet that is %s: %j', (diet, isOffered) => {
  expect(/meat or fish/.test(adviceFor('iron_mg', { diet }))).toBe(isOffered);
  expect(/[Mm]eat|fish/.test(adviceFor('zinc_mg', { diet }))).toBe(isOffered);
});

it('speaks of the drops that are advised in Britain everywhere but in the United States', () => {
  const drops = 'Drops with vitamins A, C and D';
  for (const nutrient of ['vitamin_a_ug', 'vitamin_c_mg'] as const) {
    expect(adviceFor(nutrient)).toContain(drops);
    expect(adviceFor(nutrient, { locale: 'uk' })).toContain(drops);
    expect(adviceFor(nutrient, { locale: 'us' })).not.toContain(drops);
    expect(adviceFor(nutrient, { locale: 'us' })).not.toBe('');
  }
});
