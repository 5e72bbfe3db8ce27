import { energyNeed } from './energy-need';
import { nutrientNeeds, uncountedNeeds } from './nutrient-needs';

const energy = energyNeed({ ageMonths: 9, sex: 'female', weightKg: 8.2254, lengthCm: 70.1435 }, 9);

it('gives the energy of the equation with its source', () => {
  expect(nutrientNeeds('6-11', 9, energy).energy_kcal).toEqual({
    ...{ amount: energy.totalKcal, type: 'EER', source: 'nasem-2023-energy' },
  });
});

it('says of a value what kind it is, whose it is, and what other authorities ask for', () => {
  expect(nutrientNeeds('6-11', 9, energy).iron_mg).toEqual({
    amount: 11,
    type: 'RDA',
    ear: 6.9,
    ul: 40,
    ulScope: 'total',
    efsa: [{ amount: 11, type: 'PRI' }],
    whoFao: [
      { amount: 6.2, when: '15% absorbed' },
      { amount: 7.7, when: '12% absorbed' },
      { amount: 9.3, when: '10% absorbed' },
      { amount: 18.6, when: '5% absorbed' },
    ],
    source: 'iom-2001-micronutrients',
  });
});

it('names nothing that no authority has set', () => {
  // An adequate intake with neither an average requirement, an upper level, EFSA's value nor a note.
  expect(nutrientNeeds('0-5', 3, energy).iron_mg).toEqual({
    ...{ amount: 0.27, type: 'AI', ul: 40, ulScope: 'total', source: 'iom-2001-micronutrients' },
  });
  // What an upper level counts would mean nothing without one.
  expect(nutrientNeeds('0-5', 3, energy).magnesium_mg).not.toHaveProperty('ulScope');
});

it('says of vitamin A that only ready-made vitamin A counts towards the upper level', () => {
  expect(nutrientNeeds('12-36', 18, energy).vitamin_a_ug).toMatchObject({
    ...{ amount: 300, type: 'RDA', ear: 210, ul: 600, ulScope: 'retinol' },
    note: expect.stringContaining('retinol') as string,
  });
});

it.each([
  ['0-5', 5, 0.1],
  ['6-11', 6, 0.1],
  ['12-36', 12, 0.1],
  ['12-36', 23, 0.1],
  ['12-36', 24, 0.25],
  ['12-36', 36, 0.25],
] as const)('takes EPA and DHA from EFSA alone: at %s, %d months, %d g', (band, ageMonths, amount) => {
  expect(nutrientNeeds(band, ageMonths, energy).epa_dha_g).toMatchObject({
    ...{ amount, type: 'AI', source: 'efsa-2017-drv' },
    note: expect.stringMatching(/^Only EFSA sets a figure/) as string,
  });
});

it('takes the least fat by its share of energy from one year on, and by adequate intake before', () => {
  expect(nutrientNeeds('6-11', 9, energy).fat_g).toMatchObject({ amount: 30, type: 'AI' });
  const { fat_g: fat } = nutrientNeeds('12-36', 18, { ...energy, totalKcal: 900 });
  expect(fat).toMatchObject({ amount: 30, type: 'AMDR', source: 'iom-2005-macronutrients' });
  expect(fat?.efsa?.[0]).toMatchObject({ per: 'energy_percent' });
});

it('lists what food tables do not count by itself, and nothing of it among what they do', () => {
  const uncounted = uncountedNeeds('6-11', 9);
  expect(Object.keys(uncounted).sort()).toEqual([
    'biotin_ug',
    'chloride_mg',
    'copper_ug',
    'fluoride_mg',
    'iodine_ug',
    'manganese_mg',
    'pantothenic_acid_mg',
  ]);
  expect(uncounted.iodine_ug).toMatchObject({
    amount: 130,
    type: 'AI',
    note: expect.stringContaining('sea fish') as string,
  });
  expect(uncounted.fluoride_mg).toMatchObject({ amount: 0.5, ul: 0.9, ulScope: 'total' });
  expect(uncountedNeeds('12-36', 12).iodine_ug).toMatchObject({ amount: 90, type: 'RDA', ear: 65, ul: 200 });
  expect(Object.keys(nutrientNeeds('6-11', 9, energy))).not.toEqual(expect.arrayContaining(['iodine_ug']));
});
