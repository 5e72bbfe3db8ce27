import { type ReferenceIntake, type UncountedNutrient } from './reference-intake';

/** Reference intakes of nutrients that the food tables here do not hold. */
export const uncountedIntakes: Record<UncountedNutrient, ReferenceIntake> = {
  iodine_ug: {
    source: 'iom-2001-micronutrients',
    ulScope: 'total',
    note: 'Milk, eggs and sea fish give it; a child who has none of them may need a supplement.',
    bands: {
      '0-5': { amount: 110, type: 'AI', whoFao: [{ amount: 90 }] },
      '6-11': { amount: 130, type: 'AI', efsa: [{ amount: 70, type: 'AI' }], whoFao: [{ amount: 90 }] },
      '12-36': {
        amount: 90,
        type: 'RDA',
        ear: 65,
        ul: 200,
        efsa: [{ amount: 90, type: 'AI' }],
        efsaUl: 200,
        whoFao: [{ amount: 90 }],
      },
    },
  },
  copper_ug: {
    source: 'iom-2001-micronutrients',
    ulScope: 'total',
    bands: {
      '0-5': { amount: 200, type: 'AI' },
      '6-11': { amount: 220, type: 'AI', efsa: [{ amount: 400, type: 'AI' }] },
      '12-36': {
        amount: 340,
        type: 'RDA',
        ear: 260,
        ul: 1000,
        efsa: [{ amount: 700, type: 'AI' }],
        efsaUl: 1000,
      },
    },
  },
  fluoride_mg: {
    source: 'iom-1997-minerals',
    ulScope: 'total',
    note: 'From water and toothpaste more than from food; a dentist says whether more is wanted.',
    bands: {
      '0-5': { amount: 0.01, type: 'AI', ul: 0.7 },
      '6-11': { amount: 0.5, type: 'AI', ul: 0.9, efsa: [{ amount: 0.4, type: 'AI' }] },
      '12-36': { amount: 0.7, type: 'AI', ul: 1.3, efsa: [{ amount: 0.6, type: 'AI' }] },
    },
  },
  chloride_mg: {
    source: 'iom-2005-water',
    ulScope: 'total',
    bands: {
      '0-5': { amount: 180, type: 'AI' },
      '6-11': { amount: 570, type: 'AI' },
      '12-36': { amount: 1500, type: 'AI', ul: 2300 },
    },
  },
  manganese_mg: {
    source: 'iom-2001-micronutrients',
    ulScope: 'total',
    bands: {
      '0-5': { amount: 0.003, type: 'AI' },
      '6-11': { amount: 0.6, type: 'AI' },
      '12-36': { amount: 1.2, type: 'AI', ul: 2 },
    },
  },
  pantothenic_acid_mg: {
    source: 'iom-1998-b-vitamins',
    bands: {
      '0-5': { amount: 1.7, type: 'AI' },
      '6-11': { amount: 1.8, type: 'AI' },
      '12-36': { amount: 2, type: 'AI' },
    },
  },
  biotin_ug: {
    source: 'iom-1998-b-vitamins',
    bands: {
      '0-5': { amount: 5, type: 'AI' },
      '6-11': { amount: 6, type: 'AI' },
      '12-36': { amount: 8, type: 'AI' },
    },
  },
};
