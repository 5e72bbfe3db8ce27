import { type CompositionRow } from './composition-row';

/** Composition of eggs, per 100 g of the edible part. */
export const eggsRows: readonly CompositionRow[] = [
  {
    source: 'usda-sr27',
    code: '01123',
    description: 'Egg, whole, raw, fresh',
    portion: '1 large',
    portionG: 50,
    babyPortionG: 30,
    basis: 'isomers',
    amounts:
      '143 12.56 9.51 0.72 0 0.37 76.15 56 1.75 1.29 12 198 138 142 30.7 160 160 0 2 1.05 0.3 0.04 0.457 0.075 0.17 47 0.89 293.8 3.126 1.531 0.036 0.058',
  },
  {
    source: 'usda-sr27',
    code: '01124',
    description: 'Egg, white, raw, fresh',
    portion: '1 large',
    portionG: 33,
    babyPortionG: 30,
    basis: 'undifferentiated',
    amounts:
      '52 10.9 0.17 0.73 0 0.71 87.57 7 0.08 0.03 11 15 163 166 20 0 0 0 0 0 0 0.004 0.439 0.105 0.005 4 0.09 1.1 0 0 0 0',
  },
  {
    source: 'usda-sr27',
    code: '01125',
    description: 'Egg, yolk, raw, fresh',
    portion: '1 large',
    portionG: 17,
    babyPortionG: 30,
    basis: 'undifferentiated',
    amounts:
      '322 15.86 26.54 3.59 0 0.56 52.31 129 2.73 2.3 5 390 109 48 56 381 371 0 5.4 2.58 0.7 0.176 0.528 0.024 0.35 146 1.95 820.2 9.551 3.538 0.103 0.125',
  },
  {
    source: 'usda-sr27',
    code: '01128',
    description: 'Egg, whole, cooked, fried',
    portion: '1 large',
    portionG: 46,
    babyPortionG: 30,
    basis: 'undifferentiated',
    amounts:
      '196 13.61 14.84 0.83 0 0.4 69.47 62 1.89 1.39 13 215 152 207 33.1 219 216 0 2.2 1.31 5.6 0.044 0.495 0.082 0.184 51 0.97 317.1 4.323 2.781 0.137 0.063',
  },
  {
    source: 'usda-sr27',
    code: '01129',
    description: 'Egg, whole, cooked, hard-boiled',
    portion: '1 cup, chopped',
    portionG: 136,
    babyPortionG: 30,
    basis: 'undifferentiated',
    amounts:
      '155 12.58 10.61 1.12 0 1.12 74.62 50 1.19 1.05 10 172 126 124 30.8 149 148 0 2.2 1.03 0.3 0.066 0.513 0.064 0.121 44 1.11 293.8 3.267 1.188 0.035 0.043',
  },
  {
    source: 'usda-sr27',
    code: '01130',
    description: 'Egg, whole, cooked, omelet',
    portion: '1 tbsp',
    portionG: 15,
    babyPortionG: 30,
    basis: 'undifferentiated',
    amounts:
      '154 10.57 11.66 0.64 0 0.31 76.13 48 1.48 1.09 11 167 117 155 25.8 172 169 0 1.7 1.29 4.5 0.034 0.386 0.064 0.143 39 0.76 247.6 3.319 2.319 0.133 0.049',
  },
  {
    source: 'usda-sr27',
    code: '01131',
    description: 'Egg, whole, cooked, poached',
    portion: '1 large',
    portionG: 50,
    babyPortionG: 30,
    basis: 'undifferentiated',
    amounts:
      '143 12.51 9.47 0.71 0 0.37 75.85 56 1.75 1.29 12 197 138 297 30.6 160 159 0 2 1.04 0.3 0.032 0.387 0.063 0.144 35 0.71 234.1 3.113 1.549 0.048 0.058',
  },
  {
    source: 'usda-sr27',
    code: '01132',
    description: 'Egg, whole, cooked, scrambled',
    portion: '1 large',
    portionG: 61,
    babyPortionG: 30,
    basis: 'undifferentiated',
    amounts:
      '149 9.99 10.98 1.61 0 1.39 76.4 66 1.31 1.04 11 165 132 145 23.5 161 159 0 1.8 1.15 4 0.04 0.376 0.076 0.134 36 0.76 221 3.331 2.067 0.134 0.043',
  },
  {
    source: 'usda-foundation-2025',
    code: '748967',
    description: 'Eggs, Grade A, Large, egg whole',
    babyPortionG: 30,
    basis: 'foundation',
    amounts:
      '148 12.4 9.96 0.96 0 0.2 75.8 48 1.67 1.24 11.4 184 132 129 31.1 180 179 - 2.46 - - 0.077 0.419 0 0.063 71 1.02 335 3.2 1.46 - -',
  },
];
