import { type ReferenceIntakes } from './reference-intake';

/** Reference intakes of the minerals that food tables hold. */
export const mineralIntakes: ReferenceIntakes = {
  calcium_mg: {
    source: 'iom-2011-calcium-vitamin-d',
    ulScope: 'total',
    bands: {
      '0-5': {
        amount: 200,
        type: 'AI',
        ul: 1000,
        whoFao: [
          { amount: 300, when: 'breastfed' },
          { amount: 400, when: 'fed on formula of cow’s milk' },
        ],
      },
      '6-11': {
        amount: 260,
        type: 'AI',
        ul: 1500,
        efsa: [{ amount: 280, type: 'AI' }],
        whoFao: [{ amount: 400 }],
      },
      '12-36': {
        amount: 700,
        type: 'RDA',
        ear: 500,
        ul: 2500,
        efsa: [{ amount: 450, type: 'PRI' }],
        whoFao: [{ amount: 500 }],
      },
    },
  },
  phosphorus_mg: {
    source: 'iom-1997-minerals',
    ulScope: 'total',
    bands: {
      '0-5': { amount: 100, type: 'AI' },
      '6-11': { amount: 275, type: 'AI', efsa: [{ amount: 160, type: 'AI' }] },
      '12-36': { amount: 460, type: 'RDA', ear: 380, ul: 3000, efsa: [{ amount: 250, type: 'AI' }] },
    },
  },
  magnesium_mg: {
    source: 'iom-1997-minerals',
    ulScope: 'supplements',
    note: 'The upper level is of supplements and medicines alone, not of food and water: it may be below the allowance.',
    bands: {
      '0-5': {
        amount: 30,
        type: 'AI',
        whoFao: [
          { amount: 26, when: 'breastfed' },
          { amount: 36, when: 'fed on formula' },
        ],
      },
      '6-11': { amount: 75, type: 'AI', efsa: [{ amount: 80, type: 'AI' }], whoFao: [{ amount: 54 }] },
      '12-36': {
        amount: 80,
        type: 'RDA',
        ear: 65,
        ul: 65,
        efsa: [{ amount: 170, type: 'AI' }],
        whoFao: [{ amount: 60 }],
      },
    },
  },
  iron_mg: {
    source: 'iom-2001-micronutrients',
    ulScope: 'total',
    bands: {
      '0-5': { amount: 0.27, type: 'AI', ul: 40 },
      '6-11': {
        amount: 11,
        type: 'RDA',
        ear: 6.9,
        ul: 40,
        efsa: [{ amount: 11, type: 'PRI' }],
        whoFao: [
          { amount: 6.2, when: '15 % absorbed' },
          { amount: 7.7, when: '12 % absorbed' },
          { amount: 9.3, when: '10 % absorbed' },
          { amount: 18.6, when: '5 % absorbed' },
        ],
      },
      '12-36': {
        amount: 7,
        type: 'RDA',
        ear: 3,
        ul: 40,
        efsa: [{ amount: 7, type: 'PRI' }],
        whoFao: [
          { amount: 3.9, when: '15 % absorbed' },
          { amount: 4.8, when: '12 % absorbed' },
          { amount: 5.8, when: '10 % absorbed' },
          { amount: 11.6, when: '5 % absorbed' },
        ],
      },
    },
  },
  zinc_mg: {
    source: 'iom-2001-micronutrients',
    ulScope: 'total',
    bands: {
      '0-5': {
        amount: 2,
        type: 'AI',
        ul: 4,
        whoFao: [
          { amount: 1.1, when: 'high absorption' },
          { amount: 2.8, when: 'moderate absorption' },
          { amount: 6.6, when: 'low absorption' },
        ],
      },
      '6-11': {
        amount: 3,
        type: 'RDA',
        ear: 2.5,
        ul: 5,
        efsa: [{ amount: 2.9, type: 'PRI' }],
        whoFao: [
          { amount: 0.8, when: 'breastfed, high absorption' },
          { amount: 2.5, when: 'high absorption' },
          { amount: 4.1, when: 'moderate absorption' },
          { amount: 8.4, when: 'low absorption' },
        ],
      },
      '12-36': {
        amount: 3,
        type: 'RDA',
        ear: 2.5,
        ul: 7,
        efsa: [{ amount: 4.3, type: 'PRI' }],
        efsaUl: 7,
        whoFao: [
          { amount: 2.4, when: 'high absorption' },
          { amount: 4.1, when: 'moderate absorption' },
          { amount: 8.3, when: 'low absorption' },
        ],
      },
    },
  },
  potassium_mg: {
    source: 'nasem-2019-sodium-potassium',
    bands: {
      '0-5': { amount: 400, type: 'AI' },
      '6-11': { amount: 860, type: 'AI', efsa: [{ amount: 750, type: 'AI' }] },
      '12-36': { amount: 2000, type: 'AI', efsa: [{ amount: 800, type: 'AI' }] },
    },
  },
  sodium_mg: {
    source: 'nasem-2019-sodium-potassium',
    note: 'Less is the aim, not more: see the limit. NASEM also asks to lower intakes above 1,200 mg at 1 to 3 years.',
    bands: {
      '0-5': { amount: 110, type: 'AI' },
      '6-11': { amount: 370, type: 'AI', efsa: [{ amount: 200, type: 'AI' }] },
      '12-36': { amount: 800, type: 'AI', efsa: [{ amount: 1100, type: 'SAI' }] },
    },
  },
  selenium_ug: {
    source: 'iom-2000-antioxidants',
    ulScope: 'total',
    bands: {
      '0-5': { amount: 15, type: 'AI', ul: 45, efsaUl: 45, whoFao: [{ amount: 6 }] },
      '6-11': {
        amount: 20,
        type: 'AI',
        ul: 60,
        efsa: [{ amount: 15, type: 'AI' }],
        efsaUl: 55,
        whoFao: [{ amount: 10 }],
      },
      '12-36': {
        amount: 20,
        type: 'RDA',
        ear: 17,
        ul: 90,
        efsa: [{ amount: 15, type: 'AI' }],
        efsaUl: 70,
        whoFao: [{ amount: 17 }],
      },
    },
  },
};
