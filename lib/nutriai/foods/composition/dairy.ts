import { type CompositionRow } from './composition-row';

/** Composition of milk, infant formula, yoghurt and cheese, per 100 g of the edible part. */
export const dairyRows: readonly CompositionRow[] = [
  {
    source: 'usda-sr27',
    code: '01107',
    description: 'Milk, human, mature, fluid',
    portion: '1 fl oz',
    portionG: 30.8,
    babyPortionG: 120,
    basis: 'undifferentiated',
    amounts:
      '70 1.03 4.38 6.89 0 6.89 87.5 32 0.03 0.17 3 14 51 17 1.8 61 60 5 0.1 0.08 0.3 0.014 0.036 0.177 0.011 5 0.05 16 2.009 0.374 0.052 0',
  },
  {
    source: 'usda-sr27',
    code: '03815',
    description: 'Infant formula, MEAD JOHNSON, ENFAMIL LIPIL, with iron, ready-to-feed, with ARA and DHA',
    portion: '1 serving 100 ml',
    portionG: 106,
    babyPortionG: 150,
    basis: 'undifferentiated',
    amounts:
      '64 1.38 3.5 7.1 0 7.1 88.35 51 1.18 0.66 5 35 71 18 1.8 58 58 7.9 1 0.87 5.2 0.052 0.092 0.66 0.04 18 0.19 8 1.453 0.585 0.057 0.009',
  },
  {
    source: 'usda-sr27',
    code: '03832',
    description: 'Infant formula, MEAD JOHNSON, ENFAMIL, LIPIL, ready-to-feed, with ARA and DHA',
    portion: '1 serving 100 ml',
    portionG: 106,
    babyPortionG: 150,
    basis: 'undifferentiated',
    amounts:
      '66 1.38 3.5 6.44 0 6.44 88.35 54 1.18 0.66 5 36 72 19 1.8 58 58 7.9 1 0.87 5.2 0.052 0.092 0.66 0.04 18 0.19 8 1.453 0.585 0.057 0.009',
  },
  {
    source: 'usda-sr27',
    code: '03850',
    description: 'Infant formula, ABBOTT NUTRITION, SIMILAC, with iron, ready-to-feed (formerly ROSS)',
    portion: '1 fl oz',
    portionG: 30.4,
    babyPortionG: 150,
    basis: 'undifferentiated',
    amounts:
      '65 1.36 3.55 6.92 0 6.9 87.79 51 1.18 0.49 4 28 69 16 1.2 59 59 5.9 1 1.32 5.3 0.066 0.099 0.69 0.039 17 0.16 8 1.237 0.724 0.077 0',
  },
  {
    source: 'usda-sr27',
    code: '03946',
    description:
      'Infant formula, ABBOTT NUTRITION, SIMILAC, SENSITIVE (LACTOSE FREE) ready-to-feed, with ARA and DHA (formerly ROSS)',
    portion: '1 fl oz',
    portionG: 30.5,
    babyPortionG: 150,
    basis: 'undifferentiated',
    amounts:
      '68 1.48 3.74 7.4 0 7.4 87 58 1.24 0.52 3 39 74 21 1.2 62 62 6 1 0.93 5.5 0.069 0.104 0.726 0.042 18 0.17 11.1 2.43 0.724 0.08 0.011',
  },
  {
    source: 'usda-sr27',
    code: '03857',
    description: 'Infant formula, MEAD JOHNSON, PROSOBEE LIPIL, with iron, ready to feed, with ARA and DHA',
    portion: '1 serving 100 ml',
    portionG: 106,
    babyPortionG: 150,
    basis: 'undifferentiated',
    amounts:
      '64 1.64 3.5 6.11 0 6.11 88.35 69 1.18 0.79 7 54 79 23 1.8 58 58 7.9 1 0.87 5.2 0.052 0.059 0.66 0.04 18 0.19 8 1.453 0.585 0.057 0.009',
  },
  {
    source: 'usda-sr27',
    code: '03859',
    description: 'Infant formula, NESTLE, GOOD START SOY, with DHA and ARA, ready-to-feed',
    portion: '1 oz',
    portionG: 29,
    babyPortionG: 150,
    basis: 'undifferentiated',
    amounts:
      '64 1.6 3.28 7.13 0 5.68 87.5 67 1.15 0.58 7 41 74 26 1.9 58 58 7.7 1 0.94 5.8 0.039 0.06 0.864 0.038 17 0.19 7 1.4 0.603 0.064 0.009',
  },
  {
    source: 'usda-sr27',
    code: '03954',
    description:
      'Infant formula, ABBOTT NUTRITION, SIMILAC, ISOMIL, ADVANCE with iron, powder, not reconstituted (formerly ROSS)',
    portion: '1 scoop',
    portionG: 8.7,
    babyPortionG: 150,
    basis: 'undifferentiated',
    amounts:
      '517 12.6 28.09 53.57 0 52.97 2.5 540 9.26 3.86 39 386 555 226 10.8 462 462 46.3 7.7 5.1 56.6 0.309 0.463 6.943 0.309 131 2.31 60 9.167 5.91 0.674 0.096',
  },
  {
    source: 'usda-sr27',
    code: '03846',
    description:
      'Infant formula, ABBOTT NUTRITION, SIMILAC, ALIMENTUM, with iron, ready-to-feed (formerly ROSS)',
    portion: '1 fl oz',
    portionG: 30.5,
    babyPortionG: 150,
    basis: 'undifferentiated',
    amounts:
      '66 1.8 3.63 6.77 0 4.4 87.32 69 1.18 0.49 5 49 77 29 1.2 59 59 5.9 0.7 1.32 9.8 0.039 0.059 0.885 0.039 17 0.3 8 1.838 1.055 0.059 0',
  },
  {
    source: 'usda-sr27',
    code: '03845',
    description:
      'Infant formula, MEAD JOHNSON, ENFAMIL, NUTRAMIGEN, LIPIL, with iron, ready-to-feed, with ARA and DHA',
    portion: '1 serving 100 ml',
    portionG: 107,
    babyPortionG: 150,
    basis: 'undifferentiated',
    amounts:
      '66 1.83 3.5 6.81 0 5.13 87.38 62 1.18 0.66 7 42 72 31 1.8 58 58 7.9 0.8 0.87 5.2 0.052 0.059 0.66 0.04 18 0.19 8 1.453 0.585 0.057 0.009',
  },
  {
    source: 'usda-sr27',
    code: '01077',
    description: 'Milk, whole, 3.25% milkfat, with added vitamin D',
    portion: '1 cup',
    portionG: 244,
    babyPortionG: 60,
    basis: 'undifferentiated',
    amounts:
      '61 3.15 3.25 4.8 0 5.05 88.13 113 0.03 0.37 10 84 132 43 3.7 46 45 0 1.3 0.07 0.3 0.046 0.169 0.089 0.036 5 0.45 14.3 1.865 0.12 0.075 0',
  },
  {
    source: 'usda-sr27',
    code: '01079',
    description: 'Milk, reduced fat, fluid, 2% milkfat, with added vitamin A and vitamin D',
    portion: '1 cup',
    portionG: 244,
    babyPortionG: 60,
    basis: 'isomers',
    amounts:
      '50 3.3 1.98 4.8 0 5.06 89.21 120 0.02 0.48 11 92 140 47 2.5 55 55 0.2 1.2 0.03 0.2 0.039 0.185 0.092 0.038 5 0.53 16.4 1.257 0.055 0.008 0',
  },
  {
    source: 'usda-sr27',
    code: '01085',
    description: 'Milk, nonfat, fluid, with added vitamin A and vitamin D (fat free or skim)',
    portion: '1 cup',
    portionG: 245,
    babyPortionG: 60,
    basis: 'undifferentiated',
    amounts:
      '34 3.37 0.08 4.96 0 5.09 90.84 122 0.03 0.42 11 101 156 42 3.1 61 61 0 1.2 0.01 0 0.045 0.182 0.094 0.037 5 0.5 15.6 0.056 0.002 0.001 0',
  },
  {
    source: 'usda-sr27',
    code: '01106',
    description: 'Milk, goat, fluid, with added vitamin D',
    portion: '1 fl oz',
    portionG: 30.5,
    babyPortionG: 60,
    basis: 'undifferentiated',
    amounts:
      '69 3.56 4.14 4.45 0 4.45 87.03 134 0.05 0.3 14 111 204 50 1.4 57 56 1.3 1.3 0.07 0.3 0.048 0.138 0.277 0.046 1 0.07 16 2.667 0.109 0.04 0',
  },
  {
    source: 'usda-sr27',
    code: '01109',
    description: 'Milk, sheep, fluid',
    portion: '1 cup',
    portionG: 245,
    babyPortionG: 60,
    basis: 'undifferentiated',
    amounts:
      '108 5.98 7 5.36 0 - 80.7 193 0.1 0.54 18 158 137 44 1.7 44 44 4.2 - - - 0.065 0.355 0.417 0.06 7 0.71 - 4.603 0.181 0.127 -',
  },
  {
    source: 'usda-sr27',
    code: '01108',
    description: 'Milk, indian buffalo, fluid',
    portion: '1 cup',
    portionG: 244,
    babyPortionG: 60,
    basis: 'undifferentiated',
    amounts:
      '97 3.75 6.89 5.18 0 - 83.39 169 0.12 0.22 31 117 178 52 - 53 53 2.3 - - - 0.052 0.135 0.091 0.023 6 0.36 - 4.597 0.07 0.076 -',
  },
  {
    source: 'usda-sr27',
    code: '01116',
    description: 'Yogurt, plain, whole milk, 8 grams protein per 8 ounce',
    portion: '1 container (6 oz)',
    portionG: 170,
    babyPortionG: 60,
    basis: 'undifferentiated',
    amounts:
      '61 3.47 3.25 4.66 0 4.66 87.9 121 0.05 0.59 12 95 155 46 2.2 27 27 0.5 0.1 0.06 0.2 0.029 0.142 0.075 0.032 7 0.37 15.2 2.096 0.065 0.027 0',
  },
  {
    source: 'usda-sr27',
    code: '01117',
    description: 'Yogurt, plain, low fat, 12 grams protein per 8 ounce',
    portion: '1 container (6 oz)',
    portionG: 170,
    babyPortionG: 60,
    basis: 'undifferentiated',
    amounts:
      '63 5.25 1.55 7.04 0 7.04 85.07 183 0.08 0.89 17 144 234 70 3.3 14 14 0.8 0 0.03 0.2 0.044 0.214 0.114 0.049 11 0.56 15.2 1 0.031 0.013 0',
  },
  {
    source: 'usda-sr27',
    code: '01256',
    description: 'Yogurt, Greek, plain, nonfat',
    portion: '1 container',
    portionG: 170,
    babyPortionG: 60,
    basis: 'isomers',
    amounts:
      '59 10.19 0.39 3.6 0 3.24 85.1 110 0.07 0.52 11 135 141 36 9.7 1 1 0 0 0.01 0 0.023 0.278 0.208 0.063 7 0.75 15.1 0.117 0.01 0.001 0',
  },
  {
    source: 'usda-sr27',
    code: '01230',
    description: 'Milk, buttermilk, fluid, whole',
    portion: '1 cup',
    portionG: 245,
    babyPortionG: 60,
    basis: 'undifferentiated',
    amounts:
      '62 3.21 3.31 4.88 0 4.88 87.91 115 0.03 0.38 10 85 135 105 3.7 47 46 0 1.3 0.07 0.3 0.047 0.172 0.09 0.036 5 0.46 14.6 1.899 0.122 0.076 0',
  },
  {
    source: 'usda-sr27',
    code: '01009',
    description: 'Cheese, cheddar',
    portion: '1 cup, diced',
    portionG: 132,
    babyPortionG: 15,
    basis: 'undifferentiated',
    amounts:
      '406 24.04 33.82 1.33 0 0.28 37.1 675 0.16 3.43 27 473 76 644 28.3 263 256 0 0.6 0.78 2.9 0.027 0.434 0.039 0.049 26 0.88 16.5 19.368 0.577 0.365 0',
  },
  {
    source: 'usda-sr27',
    code: '01012',
    description: 'Cheese, cottage, creamed, large or small curd',
    portion: '4 oz',
    portionG: 113,
    babyPortionG: 15,
    basis: 'undifferentiated',
    amounts:
      '98 11.12 4.3 3.38 0 2.67 79.79 83 0.07 0.4 8 159 104 364 9.7 37 36 0 0.1 0.08 0 0.027 0.163 0.099 0.046 12 0.43 18.4 1.718 0.105 0.017 0',
  },
  {
    source: 'usda-sr27',
    code: '01015',
    description: 'Cheese, cottage, lowfat, 2% milkfat',
    portion: '4 oz',
    portionG: 113,
    babyPortionG: 15,
    basis: 'undifferentiated',
    amounts:
      '81 10.45 2.27 4.76 0 4 81.24 111 0.13 0.51 9 150 125 308 11.9 68 68 0 0 0.08 0 0.02 0.251 0.103 0.057 8 0.47 16.3 1.235 0.06 0.01 0',
  },
  {
    source: 'usda-sr27',
    code: '01017',
    description: 'Cheese, cream',
    portion: '1 tbsp',
    portionG: 14.5,
    babyPortionG: 15,
    basis: 'mixed',
    amounts:
      '342 5.93 34.24 4.07 0 3.21 54.44 98 0.38 0.51 9 106 138 365 2.4 366 359 0 0.6 0.29 2.9 0.02 0.125 0.145 0.035 11 0.25 27.2 19.292 1.032 0.173 0',
  },
  {
    source: 'usda-sr27',
    code: '01018',
    description: 'Cheese, edam',
    portion: '1 oz',
    portionG: 28.35,
    babyPortionG: 15,
    basis: 'undifferentiated',
    amounts:
      '357 24.99 27.8 1.43 0 1.43 41.56 731 0.44 3.75 30 536 188 812 14.5 243 242 0 0.5 0.24 2.3 0.037 0.389 0.082 0.076 16 1.54 15.4 17.572 0.418 0.247 0',
  },
  {
    source: 'usda-sr27',
    code: '01019',
    description: 'Cheese, feta',
    portion: '1 cup, crumbled',
    portionG: 150,
    babyPortionG: 15,
    basis: 'undifferentiated',
    amounts:
      '264 14.21 21.28 4.09 0 4.09 55.22 493 0.65 2.88 19 337 62 917 15 125 125 0 0.4 0.18 1.8 0.154 0.844 0.991 0.424 32 1.69 15.4 14.946 0.326 0.265 0',
  },
  {
    source: 'usda-sr27',
    code: '01022',
    description: 'Cheese, gouda',
    portion: '1 oz',
    portionG: 28.35,
    babyPortionG: 15,
    basis: 'undifferentiated',
    amounts:
      '356 24.94 27.44 2.22 0 2.22 41.46 700 0.24 3.9 29 546 121 819 14.5 165 164 0 0.5 0.24 2.3 0.03 0.334 0.063 0.08 21 1.54 15.4 17.614 0.263 0.394 0',
  },
  {
    source: 'usda-sr27',
    code: '01025',
    description: 'Cheese, monterey',
    portion: '1 cup, diced',
    portionG: 132,
    babyPortionG: 15,
    basis: 'undifferentiated',
    amounts:
      '373 24.48 30.28 0.68 0 0.5 41.01 746 0.72 3 27 444 81 600 14.5 198 192 0 0.6 0.26 2.5 0.015 0.39 0.093 0.079 18 0.83 15.4 19.066 0.637 0.261 0',
  },
  {
    source: 'usda-sr27',
    code: '01026',
    description: 'Cheese, mozzarella, whole milk',
    portion: '1 cup, shredded',
    portionG: 112,
    babyPortionG: 15,
    basis: 'undifferentiated',
    amounts:
      '300 22.17 22.35 2.19 0 1.03 50.01 505 0.44 2.92 20 354 76 627 17 179 174 0 0.4 0.19 2.3 0.03 0.283 0.104 0.037 7 2.28 15.4 13.152 0.393 0.372 0',
  },
  {
    source: 'usda-sr27',
    code: '01028',
    description: 'Cheese, mozzarella, part skim milk',
    portion: '1 oz',
    portionG: 28.35,
    babyPortionG: 15,
    basis: 'undifferentiated',
    amounts:
      '254 24.26 15.92 2.77 0 1.13 53.78 782 0.22 2.76 23 463 84 619 14.4 127 124 0 0.3 0.14 1.6 0.018 0.303 0.105 0.07 9 0.82 15.4 10.114 0.335 0.137 0',
  },
  {
    source: 'usda-sr27',
    code: '01032',
    description: 'Cheese, parmesan, grated',
    portion: '1 cup',
    portionG: 100,
    babyPortionG: 15,
    basis: 'undifferentiated',
    amounts:
      '420 28.42 27.84 13.91 0 0.07 22.65 853 0.49 4.2 34 627 180 1804 34.4 262 255 0 0.5 0.53 1.7 0.026 0.358 0.08 0.081 6 1.4 14.1 15.371 0.943 0.19 0',
  },
  {
    source: 'usda-sr27',
    code: '01036',
    description: 'Cheese, ricotta, whole milk',
    portion: '0.5 cup',
    portionG: 124,
    babyPortionG: 15,
    basis: 'undifferentiated',
    amounts:
      '174 11.26 12.98 3.04 0 0.27 71.7 207 0.38 1.16 11 158 105 84 14.5 120 117 0 0.2 0.11 1.1 0.013 0.195 0.104 0.043 12 0.34 17.5 8.295 0.273 0.112 0',
  },
  {
    source: 'usda-sr27',
    code: '01037',
    description: 'Cheese, ricotta, part skim milk',
    portion: '0.5 cup',
    portionG: 124,
    babyPortionG: 15,
    basis: 'undifferentiated',
    amounts:
      '138 11.39 7.91 5.14 0 0.31 74.41 272 0.44 1.34 15 183 125 99 16.7 107 105 0 0.1 0.07 0.7 0.021 0.185 0.078 0.02 13 0.29 16.3 4.927 0.19 0.07 0',
  },
  {
    source: 'usda-sr27',
    code: '01040',
    description: 'Cheese, swiss',
    portion: '1 cup, diced',
    portionG: 132,
    babyPortionG: 15,
    basis: 'undifferentiated',
    amounts:
      '380 26.93 27.8 5.38 0 1.32 37.12 791 0.2 4.36 38 567 77 70 18.2 220 214 0 0.5 0.38 2.5 0.063 0.296 0.092 0.083 6 3.34 15.5 17.779 0.62 0.352 0',
  },
  {
    source: 'usda-sr27',
    code: '01159',
    description: 'Cheese, goat, soft type',
    portion: '1 oz',
    portionG: 28.35,
    babyPortionG: 15,
    basis: 'undifferentiated',
    amounts:
      '264 18.52 21.08 0 0 0 60.75 140 1.9 0.92 16 256 26 459 2.8 288 283 0 0.4 0.18 1.8 0.07 0.38 0.43 0.25 12 0.19 15.4 14.575 0.501 0 0',
  },
  {
    source: 'usda-sr27',
    code: '01006',
    description: 'Cheese, brie',
    portion: '1 oz',
    portionG: 28.35,
    babyPortionG: 15,
    basis: 'undifferentiated',
    amounts:
      '334 20.75 27.68 0.45 0 0.45 48.42 184 0.5 2.38 20 188 152 629 14.5 174 173 0 0.5 0.24 2.3 0.07 0.52 0.38 0.235 65 1.65 15.4 17.41 0.513 0.313 0',
  },
  {
    source: 'usda-sr27',
    code: '01007',
    description: 'Cheese, camembert',
    portion: '1 oz',
    portionG: 28.35,
    babyPortionG: 15,
    basis: 'undifferentiated',
    amounts:
      '300 19.8 24.26 0.46 0 0.46 51.8 388 0.33 2.38 20 347 187 842 14.5 241 240 0 0.4 0.21 2 0.028 0.488 0.63 0.227 62 1.3 15.4 15.259 0.45 0.274 0',
  },
  {
    source: 'usda-sr27',
    code: '01004',
    description: 'Cheese, blue',
    portion: '1 oz',
    portionG: 28.35,
    babyPortionG: 15,
    basis: 'undifferentiated',
    amounts:
      '353 21.4 28.74 2.34 0 0.5 42.41 528 0.31 2.66 23 387 256 1146 14.5 198 192 0 0.5 0.25 2.4 0.029 0.382 1.016 0.166 36 1.22 15.4 18.669 0.536 0.264 0',
  },
  {
    source: 'usda-sr27',
    code: '01011',
    description: 'Cheese, colby',
    portion: '1 cup, diced',
    portionG: 132,
    babyPortionG: 15,
    basis: 'undifferentiated',
    amounts:
      '394 23.76 32.11 2.57 0 0.52 38.2 685 0.76 3.07 26 457 127 604 14.5 264 257 0 0.6 0.28 2.7 0.015 0.375 0.093 0.079 18 0.83 15.4 20.218 0.676 0.277 0',
  },
  {
    source: 'usda-sr27',
    code: '01095',
    description: 'Milk, canned, condensed, sweetened',
    portion: '1 fl oz',
    portionG: 38.2,
    babyPortionG: 15,
    basis: 'undifferentiated',
    amounts:
      '321 7.91 8.7 54.4 0 54.4 27.16 284 0.19 0.94 26 253 371 127 14.8 74 73 2.6 0.2 0.16 0.6 0.09 0.416 0.21 0.051 11 0.44 89.1 5.486 0.216 0.121 0',
  },
  {
    source: 'usda-sr27',
    code: '01096',
    description: 'Milk, canned, evaporated, with added vitamin D and without added vitamin A',
    portion: '1 fl oz',
    portionG: 31.5,
    babyPortionG: 15,
    basis: 'undifferentiated',
    amounts:
      '134 6.81 7.56 10.04 0 10.04 74.04 261 0.19 0.77 24 203 303 106 2.3 65 64 1.9 2 0.14 0.5 0.047 0.316 0.194 0.05 8 0.16 31.8 4.591 0.167 0.078 0',
  },
  {
    source: 'usda-sr27',
    code: '01090',
    description: 'Milk, dry, whole, with added vitamin D',
    portion: '1 cup',
    portionG: 128,
    babyPortionG: 15,
    basis: 'undifferentiated',
    amounts:
      '496 26.32 26.71 38.42 0 38.42 2.47 912 0.47 3.34 85 776 1330 371 16.3 258 253 8.6 10.5 0.58 2.2 0.283 1.205 0.646 0.302 37 3.25 119.3 16.742 0.46 0.204 0',
  },
  {
    source: 'usda-foundation-2025',
    code: '2259794',
    description: 'Yogurt, Greek, plain, whole milk',
    babyPortionG: 60,
    basis: 'foundation',
    amounts:
      '94.5071 8.7789 4.394 4.754 - 3.2474 81.32 110.9 0 0.473 10.7 125.9 146.9 33.76 - - 38.13 - 0 - 0.2 0.0553 0.2444 0.2269 0.0439 - - - 2.393 0.1055 - -',
  },
  {
    source: 'usda-foundation-2025',
    code: '2259793',
    description: 'Yogurt, plain, whole milk',
    babyPortionG: 60,
    basis: 'foundation',
    amounts:
      '77.3185 3.8242 4.484 5.5749 - 4.0936 85.27 126.8 0 0.4283 11.45 101.2 164.1 41.78 - - 48.19 - 0.778 - 0.2 0.0552 0.2431 0.135 0.0451 - - - 2.316 0.0823 - -',
  },
  {
    source: 'usda-foundation-2025',
    code: '2346384',
    description: 'Cottage cheese, full fat, large or small curd',
    babyPortionG: 15,
    basis: 'foundation',
    amounts:
      '104.574 11.6244 4.225 4.5996 - - 78.1 88.27 0 0.4538 9.189 154 123.6 349.8 - - 36.5 - - - 0.2 0.0522 - 0.138 0.0466 - 0.6617 - 2.601 0.0973 - -',
  },
];
