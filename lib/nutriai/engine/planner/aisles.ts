/** In the order of a walk through a shop. */
export const aisles = [
  'fruit_and_vegetables',
  'meat_and_fish',
  'dairy_and_eggs',
  'bread_and_cereals',
  'pulses_nuts_and_seeds',
  'oils_and_fats',
  'herbs_and_spices',
  'other',
] as const;
export type Aisle = (typeof aisles)[number];
