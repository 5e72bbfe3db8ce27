/** The 14 allergens of Regulation (EU) 1169/2011 and the nine of US law; `gluten` stands for the cereals, wheat also for itself (US). */
export const allergens = [
  'milk',
  'egg',
  'peanut',
  'tree_nuts',
  'wheat',
  'gluten',
  'soy',
  'sesame',
  'fish',
  'crustaceans',
  'molluscs',
  'celery',
  'mustard',
  'lupin',
  'sulphites',
] as const;
export type Allergen = (typeof allergens)[number];

export type Sex = 'female' | 'male' | 'unspecified';
/** What the child drinks as milk. */
export type Feeding = 'breast' | 'formula' | 'mixed' | 'none';
export type Diet = 'omnivore' | 'pescatarian' | 'vegetarian' | 'vegan';
/** Whose advice counts where authorities differ; without one, the stricter. */
export type Locale = 'uk' | 'us' | 'who';

/** What the engine needs to know of a child. Ages are completed months since birth; safety goes by these also for a child born early. */
export interface Child {
  ageMonths: number;
  sex?: Sex;
  /** For growth and needs of a child born before 37 weeks, until 24 months. */
  correctedAgeMonths?: number;
  weightKg?: number;
  lengthCm?: number;
  feeding?: Feeding;
  diet?: Diet;
  allergies?: readonly Allergen[];
  /** What an allergy list does not name, as the parent typed it ("kiwi"). */
  otherAllergies?: readonly string[];
  /** Foods the family does not eat for reasons of their own ("pork"), as typed. */
  avoids?: readonly string[];
  dislikes?: readonly string[];
  introducedAllergens?: readonly IntroducedAllergen[];
  locale?: Locale;
}

export interface IntroducedAllergen {
  code: Allergen;
  /** `YYYY-MM-DD` */
  date: string;
  reaction: 'none' | 'mild' | 'severe';
}
