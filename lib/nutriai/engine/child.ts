/**
 * The 14 allergens of Regulation (EU) 1169/2011 and the nine of US law; `gluten` stands for the cereals,
 * wheat also for itself (US).
 */
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

export const sexes = ['female', 'male', 'unspecified'] as const;
export type Sex = (typeof sexes)[number];
/** What the child drinks as milk. */
export const feedings = ['breast', 'formula', 'mixed', 'none'] as const;
export type Feeding = (typeof feedings)[number];
export const diets = ['omnivore', 'pescatarian', 'vegetarian', 'vegan'] as const;
export type Diet = (typeof diets)[number];
/** Advice to follow where authorities differ; without one, the stricter. */
export const locales = ['uk', 'us', 'who'] as const;
export type Locale = (typeof locales)[number];

/**
 * What the engine needs to know of a child. Ages are completed months since birth; safety goes by these also
 * for a child born early.
 */
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

/** How much a food was reacted to. */
export const reactions = ['none', 'mild', 'severe'] as const;
export type Reaction = (typeof reactions)[number];

export interface IntroducedAllergen {
  code: Allergen;
  /** `YYYY-MM-DD`; null where nobody remembers the day. */
  date: string | null;
  reaction: Reaction;
  /** A reaction to a meal that held it, and nobody said to which of its foods. */
  isSuspected?: true;
}
