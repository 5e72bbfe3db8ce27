import { type Cuisine } from '../../recipes/recipe';

/** Kitchens whose foods go together. `sweet` is fruit and breakfast. */
export const families = [
  'european',
  'mediterranean',
  'levantine',
  'south_asian',
  'east_asian',
  'south_east_asian',
  'latin',
  'african',
  'sweet',
] as const;
export type Family = (typeof families)[number];

/** The cuisines of a family, the most usual first. */
export const cuisinesOf: Record<Family, readonly [Cuisine, ...Cuisine[]]> = {
  european: ['british', 'french', 'irish', 'nordic', 'german', 'polish', 'hungarian', 'swiss'],
  mediterranean: ['italian', 'spanish', 'greek'],
  levantine: ['turkish', 'lebanese', 'north_african', 'persian'],
  south_asian: ['indian', 'pakistani', 'bangladeshi', 'sri_lankan'],
  east_asian: ['chinese', 'japanese', 'korean'],
  south_east_asian: ['thai', 'vietnamese', 'indonesian', 'filipino'],
  latin: ['mexican', 'brazilian', 'peruvian'],
  african: ['west_african', 'ethiopian', 'caribbean'],
  sweet: ['british', 'american'],
};

/** The family of a cuisine. */
export function familyOfCuisine(cuisine: Cuisine): Family {
  return families.find((family) => cuisinesOf[family].includes(cuisine)) ?? 'european';
}
