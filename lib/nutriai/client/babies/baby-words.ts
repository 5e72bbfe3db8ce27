import type { BabyAnswer } from '../../../contract/nutriai-babies';
import { allergenCodes, type dietWords, type localeWords } from '../../../contract/nutriai-words';
import { inShownEnglish } from '../shown-english';

/** The words of a baby's profile as parents read them. */

export type AllergenCode = (typeof allergenCodes)[number];

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
}

export const sexChoices: readonly Choice<BabyAnswer['sex']>[] = [
  { value: 'female', label: 'Girl' },
  { value: 'male', label: 'Boy' },
  { value: 'unspecified', label: 'Rather not say' },
];

export const feedingChoices: readonly Choice<BabyAnswer['feeding']>[] = [
  { value: 'breast', label: 'Breast milk', hint: 'From the breast or expressed' },
  { value: 'formula', label: 'Formula' },
  { value: 'mixed', label: 'Breast milk and formula' },
  { value: 'none', label: 'Neither of them' },
];

export const dietChoices: readonly Choice<(typeof dietWords)[number]>[] = [
  { value: 'omnivore', label: 'Everything' },
  { value: 'pescatarian', label: 'Fish, but no meat' },
  { value: 'vegetarian', label: 'Vegetarian', hint: 'No meat and no fish' },
  { value: 'vegan', label: 'Vegan', hint: 'Nothing from animals' },
];

export const localeChoices: readonly Choice<(typeof localeWords)[number] | 'strictest'>[] = [
  { value: 'strictest', label: 'The stricter one', hint: 'Where countries differ' },
  { value: 'uk', label: 'United Kingdom' },
  { value: 'us', label: 'United States' },
  { value: 'who', label: 'World Health Organization' },
];

export const reactionChoices: readonly Choice<BabyAnswer['introduced_allergens'][number]['reaction']>[] = [
  { value: 'none', label: 'No reaction' },
  { value: 'mild', label: 'Mild reaction' },
  { value: 'severe', label: 'Severe reaction' },
];

/** What families often leave out; anything else can be typed. */
export const commonAvoids = ['pork', 'beef', 'alcohol'] as const;

const allergenNames: Readonly<Record<AllergenCode, string>> = {
  milk: 'Milk',
  egg: 'Egg',
  peanut: 'Peanut',
  tree_nuts: 'Tree nuts',
  wheat: 'Wheat',
  gluten: 'Gluten',
  soy: 'Soya',
  sesame: 'Sesame',
  fish: 'Fish',
  crustaceans: 'Crustaceans',
  molluscs: 'Molluscs',
  celery: 'Celery',
  mustard: 'Mustard',
  lupin: 'Lupin',
  sulphites: 'Sulphites',
};

const americanNames: Partial<Record<AllergenCode, string>> = {
  soy: 'Soy',
  molluscs: 'Mollusks',
  sulphites: 'Sulfites',
};

export function allergenName(code: AllergenCode): string {
  const name = allergenNames[code];
  return inShownEnglish(name, americanNames[code] ?? name);
}

/** Returns the allergens to choose from, named in the reader's English. */
export function allergenChoices(): readonly Choice<AllergenCode>[] {
  return allergenCodes.map((code) => ({ value: code, label: allergenName(code) }));
}

export const roleNames: Readonly<Record<BabyAnswer['role'], string>> = { parent: 'Parent', carer: 'Carer' };

export function labelOf<Value extends string>(choices: readonly Choice<Value>[], value: Value): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
