import { type ReferenceIntakes } from './reference-intake';

/** Reference intakes of the vitamins that food tables hold, and choline. */
export const vitaminIntakes: ReferenceIntakes = {
  vitamin_a_ug: {
    source: 'iom-2001-micronutrients',
    ulScope: 'retinol',
    note: 'Retinol activity equivalents. The upper level is of ready-made vitamin A (retinol) alone: colourful vegetables do not count.',
    bands: {
      '0-5': { amount: 400, type: 'AI', ul: 600, whoFao: [{ amount: 375 }] },
      '6-11': {
        amount: 500,
        type: 'AI',
        ul: 600,
        efsa: [{ amount: 250, type: 'PRI' }],
        whoFao: [{ amount: 400 }],
      },
      '12-36': {
        amount: 300,
        type: 'RDA',
        ear: 210,
        ul: 600,
        efsa: [{ amount: 250, type: 'PRI' }],
        efsaUl: 800,
        whoFao: [{ amount: 400 }],
      },
    },
  },
  vitamin_c_mg: {
    source: 'iom-2000-antioxidants',
    ulScope: 'total',
    bands: {
      '0-5': { amount: 40, type: 'AI', whoFao: [{ amount: 25 }] },
      '6-11': { amount: 50, type: 'AI', efsa: [{ amount: 20, type: 'PRI' }], whoFao: [{ amount: 30 }] },
      '12-36': {
        amount: 15,
        type: 'RDA',
        ear: 13,
        ul: 400,
        efsa: [{ amount: 20, type: 'PRI' }],
        whoFao: [{ amount: 30 }],
      },
    },
  },
  vitamin_d_ug: {
    source: 'iom-2011-calcium-vitamin-d',
    ulScope: 'total',
    note: '1 µg is 40 IU. Food alone seldom gives it: see the supplements.',
    bands: {
      '0-5': { amount: 10, type: 'AI', ul: 25, efsaUl: 25, whoFao: [{ amount: 5 }] },
      '6-11': {
        amount: 10,
        type: 'AI',
        ul: 38,
        efsa: [{ amount: 10, type: 'AI' }],
        efsaUl: 35,
        whoFao: [{ amount: 5 }],
      },
      '12-36': {
        amount: 15,
        type: 'RDA',
        ear: 10,
        ul: 63,
        efsa: [{ amount: 15, type: 'AI' }],
        efsaUl: 50,
        whoFao: [{ amount: 5 }],
      },
    },
  },
  vitamin_e_mg: {
    source: 'iom-2000-antioxidants',
    ulScope: 'supplements',
    note: 'Alpha-tocopherol. The upper level is of supplements alone.',
    bands: {
      '0-5': { amount: 4, type: 'AI', efsaUl: 50 },
      '6-11': { amount: 5, type: 'AI', efsa: [{ amount: 5, type: 'AI' }], efsaUl: 60 },
      '12-36': { amount: 6, type: 'RDA', ear: 5, ul: 200, efsa: [{ amount: 6, type: 'AI' }], efsaUl: 100 },
    },
  },
  vitamin_k_ug: {
    source: 'iom-2001-micronutrients',
    bands: {
      '0-5': { amount: 2, type: 'AI' },
      '6-11': { amount: 2.5, type: 'AI', efsa: [{ amount: 10, type: 'AI' }] },
      '12-36': { amount: 30, type: 'AI', efsa: [{ amount: 12, type: 'AI' }] },
    },
  },
  thiamin_mg: {
    source: 'iom-1998-b-vitamins',
    bands: {
      '0-5': { amount: 0.2, type: 'AI', whoFao: [{ amount: 0.2 }] },
      '6-11': {
        amount: 0.3,
        type: 'AI',
        efsa: [{ amount: 0.1, per: 'mj', type: 'PRI' }],
        whoFao: [{ amount: 0.3 }],
      },
      '12-36': {
        amount: 0.5,
        type: 'RDA',
        ear: 0.4,
        efsa: [{ amount: 0.1, per: 'mj', type: 'PRI' }],
        whoFao: [{ amount: 0.5 }],
      },
    },
  },
  riboflavin_mg: {
    source: 'iom-1998-b-vitamins',
    bands: {
      '0-5': { amount: 0.3, type: 'AI', whoFao: [{ amount: 0.3 }] },
      '6-11': { amount: 0.4, type: 'AI', efsa: [{ amount: 0.4, type: 'AI' }], whoFao: [{ amount: 0.4 }] },
      '12-36': {
        amount: 0.5,
        type: 'RDA',
        ear: 0.4,
        efsa: [{ amount: 0.6, type: 'PRI' }],
        whoFao: [{ amount: 0.5 }],
      },
    },
  },
  niacin_mg: {
    source: 'iom-1998-b-vitamins',
    ulScope: 'synthetic',
    note: 'Niacin equivalents from six months: 60 mg of tryptophan count as 1 mg, which food tables leave out, so that a count from them is low. The upper level is of niacin from supplements and fortified food.',
    bands: {
      '0-5': { amount: 2, type: 'AI', whoFao: [{ amount: 2 }] },
      '6-11': {
        amount: 4,
        type: 'AI',
        efsa: [{ amount: 1.6, per: 'mj', type: 'PRI' }],
        whoFao: [{ amount: 4 }],
      },
      '12-36': {
        amount: 6,
        type: 'RDA',
        ear: 5,
        ul: 10,
        efsa: [{ amount: 1.6, per: 'mj', type: 'PRI' }],
        whoFao: [{ amount: 6 }],
      },
    },
  },
  vitamin_b6_mg: {
    source: 'iom-1998-b-vitamins',
    ulScope: 'total',
    bands: {
      '0-5': { amount: 0.1, type: 'AI', efsaUl: 2.2, whoFao: [{ amount: 0.1 }] },
      '6-11': {
        amount: 0.3,
        type: 'AI',
        efsa: [{ amount: 0.3, type: 'AI' }],
        efsaUl: 2.5,
        whoFao: [{ amount: 0.3 }],
      },
      '12-36': {
        amount: 0.5,
        type: 'RDA',
        ear: 0.4,
        ul: 30,
        efsa: [{ amount: 0.6, type: 'PRI' }],
        efsaUl: 3.2,
        whoFao: [{ amount: 0.5 }],
      },
    },
  },
  folate_ug: {
    source: 'iom-1998-b-vitamins',
    ulScope: 'synthetic',
    note: 'Dietary folate equivalents. The upper levels are of folic acid alone.',
    bands: {
      '0-5': { amount: 65, type: 'AI', efsaUl: 200, whoFao: [{ amount: 80 }] },
      '6-11': {
        amount: 80,
        type: 'AI',
        efsa: [{ amount: 80, type: 'AI' }],
        efsaUl: 200,
        whoFao: [{ amount: 80 }],
      },
      '12-36': {
        amount: 150,
        type: 'RDA',
        ear: 120,
        ul: 300,
        efsa: [{ amount: 120, type: 'PRI' }],
        efsaUl: 200,
        whoFao: [{ amount: 150 }],
      },
    },
  },
  vitamin_b12_ug: {
    source: 'iom-1998-b-vitamins',
    bands: {
      '0-5': { amount: 0.4, type: 'AI', whoFao: [{ amount: 0.4 }] },
      '6-11': { amount: 0.5, type: 'AI', efsa: [{ amount: 1.5, type: 'AI' }], whoFao: [{ amount: 0.7 }] },
      '12-36': {
        amount: 0.9,
        type: 'RDA',
        ear: 0.7,
        efsa: [{ amount: 1.5, type: 'AI' }],
        whoFao: [{ amount: 0.9 }],
      },
    },
  },
  choline_mg: {
    source: 'iom-1998-b-vitamins',
    ulScope: 'total',
    bands: {
      '0-5': { amount: 125, type: 'AI' },
      '6-11': { amount: 150, type: 'AI', efsa: [{ amount: 160, type: 'AI' }] },
      '12-36': { amount: 200, type: 'AI', ul: 1000, efsa: [{ amount: 140, type: 'AI' }] },
    },
  },
};
