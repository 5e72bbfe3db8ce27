import { type ReferenceIntakes } from './reference-intake';

/** Reference intakes of protein, fat, carbohydrate, fibre, water and essential fatty acids. */
export const macronutrientIntakes: ReferenceIntakes = {
  protein_g: {
    source: 'iom-2005-macronutrients',
    note: '1.52 g/kg (AI), 1.2 g/kg and 1.05 g/kg (RDA) at reference weights; early printings gave 13.5 g at 7 to 12 months.',
    bands: {
      '0-5': { amount: 9.1, type: 'AI' },
      '6-11': {
        amount: 11,
        type: 'RDA',
        ear: 9,
        efsa: [{ amount: 1.31, per: 'kg', type: 'PRI', when: 'at 6 months' }],
      },
      '12-36': {
        amount: 13,
        type: 'RDA',
        ear: 11,
        efsa: [
          { amount: 1.14, per: 'kg', type: 'PRI', when: 'at 12 months' },
          { amount: 0.97, per: 'kg', type: 'PRI', when: 'at 2 years' },
        ],
      },
    },
  },
  fat_g: {
    source: 'iom-2005-macronutrients',
    note: 'From 1 to 3 years a range: 30 to 40 % of energy. Fat is not to be held back under two years.',
    bands: {
      '0-5': { amount: 31, type: 'AI' },
      '6-11': { amount: 30, type: 'AI', efsa: [{ amount: 40, per: 'energy_percent', type: 'AI' }] },
      '12-36': { efsa: [{ amount: 35, max: 40, per: 'energy_percent', type: 'RI' }] },
    },
  },
  carbohydrate_g: {
    source: 'iom-2005-macronutrients',
    note: '45 to 65 % of energy from one year on.',
    bands: {
      '0-5': { amount: 60, type: 'AI' },
      '6-11': { amount: 95, type: 'AI' },
      '12-36': { amount: 130, type: 'RDA', ear: 100 },
    },
  },
  fibre_g: {
    source: 'iom-2005-macronutrients',
    note: '19 g is 14 g for each 1,000 kcal and widely seen as high for toddlers; EFSA asks for 10 g.',
    bands: { '0-5': {}, '6-11': {}, '12-36': { amount: 19, type: 'AI', efsa: [{ amount: 10, type: 'AI' }] } },
  },
  water_g: {
    source: 'iom-2005-water',
    note: 'Of milk, drinks and food together.',
    bands: {
      '0-5': { amount: 700, type: 'AI', efsa: [{ amount: 100, max: 190, per: 'kg', type: 'AI' }] },
      '6-11': { amount: 800, type: 'AI', efsa: [{ amount: 800, max: 1000, type: 'AI' }] },
      '12-36': {
        amount: 1300,
        type: 'AI',
        efsa: [
          { amount: 1100, max: 1200, type: 'AI', when: 'in the second year' },
          { amount: 1300, type: 'AI', when: 'from 2 years' },
        ],
      },
    },
  },
  linoleic_g: {
    source: 'iom-2005-macronutrients',
    bands: {
      '0-5': { amount: 4.4, type: 'AI', efsa: [{ amount: 4, per: 'energy_percent', type: 'AI' }] },
      '6-11': { amount: 4.6, type: 'AI', efsa: [{ amount: 4, per: 'energy_percent', type: 'AI' }] },
      '12-36': { amount: 7, type: 'AI', efsa: [{ amount: 4, per: 'energy_percent', type: 'AI' }] },
    },
  },
  ala_g: {
    source: 'iom-2005-macronutrients',
    note: 'Under one year the adequate intake is of all n-3 fatty acids together.',
    bands: {
      '0-5': { amount: 0.5, type: 'AI', efsa: [{ amount: 0.5, per: 'energy_percent', type: 'AI' }] },
      '6-11': { amount: 0.5, type: 'AI', efsa: [{ amount: 0.5, per: 'energy_percent', type: 'AI' }] },
      '12-36': { amount: 0.7, type: 'AI', efsa: [{ amount: 0.5, per: 'energy_percent', type: 'AI' }] },
    },
  },
  epa_dha_g: {
    source: 'efsa-2017-drv',
    note: 'Only EFSA sets a figure: of DHA alone under two years, of EPA and DHA from two years.',
    bands: {
      '0-5': { efsa: [{ amount: 0.1, type: 'AI' }] },
      '6-11': { efsa: [{ amount: 0.1, type: 'AI' }] },
      '12-36': {
        efsa: [
          { amount: 0.1, type: 'AI', when: 'under 2 years' },
          { amount: 0.25, type: 'AI', when: 'from 2 years' },
        ],
      },
    },
  },
};
