import type { LandingSourceKey } from './nutriai-sources';

/** On labels in the United States, in the UK and in the EU. */
export const sharedAllergens = [
  'Milk',
  'Egg',
  'Peanut',
  'Tree nuts',
  'Wheat',
  'Soya',
  'Sesame',
  'Fish',
  'Crustaceans',
] as const;

/**
 * On labels in the UK and the EU alone. With them wheat is one of the cereals with gluten, so that nine and
 * five make fourteen.
 */
export const europeanAllergens = [
  'Celery',
  'Mustard',
  'Lupin',
  'Molluscs',
  'Sulphites (above 10 mg/kg)',
] as const;

export interface Advice {
  text: string;
  sources: readonly LandingSourceKey[];
}

export const allergenAdvice: readonly Advice[] = [
  {
    text: 'From about 6 months, one new allergen at a time: a small amount, in the daytime, when your baby is well.',
    sources: ['nhs-allergies'],
  },
  {
    text: 'What your baby tolerates stays on the menu. Waiting does not prevent an allergy.',
    sources: ['nhs-allergies', 'allergy-consensus-2021'],
  },
  {
    text: 'With severe eczema, an egg allergy or any earlier reaction, talk to your doctor before the first peanut.',
    sources: ['niaid-2017'],
  },
];
