import { type Preparation } from '../../text/parsed-ingredient';

/** So fine that no piece is left. */
export const smooth = ['pureed', 'smooth'] as const satisfies readonly Preparation[];

/** No piece that could block an airway. */
export const fine = [
  ...smooth,
  'mashed',
  'ground',
  'minced',
  'grated',
  'shredded',
  'finely_chopped',
] as const satisfies readonly Preparation[];

/** Cooked, whether or not it is soft or done all through. */
export const cooked = [
  'cooked',
  'well_cooked',
  'steaming_hot',
  'boiled',
  'boiled_hard',
  'steamed',
  'poached',
  'roasted',
  'baked',
  'grilled',
  'fried',
  'deep_fried',
  'stewed',
  'microwaved',
  'canned',
  'in_cooking',
] as const satisfies readonly Preparation[];

/** Cooked in a way that softens, or said to be soft. */
export const cookedSoft = [
  'well_cooked',
  'boiled',
  'boiled_hard',
  'steamed',
  'poached',
  'stewed',
  'soft',
  'canned',
] as const satisfies readonly Preparation[];

/** Pieces of a size that blocks an airway. */
export const pieces = [
  'whole',
  'halved',
  'quartered',
  'sticks',
  'chunks',
  'cubes',
  'coins',
  'wedges',
  'balls',
  'bite_size',
] as const satisfies readonly Preparation[];
