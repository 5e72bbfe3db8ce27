/** Ages in months from which a serving is described; a serving holds until the next. */
export const servingAges = [6, 9, 12, 18, 24] as const;
export type ServingAge = (typeof servingAges)[number];

export const textures = [
  'puree',
  'mash',
  'soft_finger',
  'minced',
  'chopped',
  'family',
  'liquid',
  'ingredient',
] as const;
export type Texture = (typeof textures)[number];

/** The safe shape at an age, in a word that rules can compare with what a recipe says. */
export const servingCuts = [
  'smooth',
  'mashed',
  'finger_length',
  'grated',
  'squashed',
  'flattened',
  'quartered_lengthways',
  'thin_slices',
  'thin_strips',
  'lengthways_strips',
  'bite_size',
  'finely_chopped',
  'minced',
  'shredded',
  'flaked',
  'crumbled',
  'ground',
  'thin_layer',
  'stirred_in',
  'soaked_chopped',
  'melted',
  'toast_fingers',
  'drink',
  'dropper',
] as const;
export type ServingCut = (typeof servingCuts)[number];

/** How to serve a food from an age on. */
export interface ServingStep {
  fromMonths: ServingAge;
  texture: Texture;
  cut: ServingCut;
  /** One or two sentences for the parent. */
  text: string;
}
