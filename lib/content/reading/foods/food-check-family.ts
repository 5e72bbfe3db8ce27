import type { allergenCodes, dietWords } from '../../../contract/nutriai-words';

type AllergenCode = (typeof allergenCodes)[number];
type DietWord = (typeof dietWords)[number];

interface CheckAllergy {
  code: AllergenCode;
  label: string;
  /** Where an American says it otherwise. */
  american?: string;
}

/** Allergies that a parent can tick, the common ones, in their words. */
export const checkAllergies: readonly CheckAllergy[] = [
  { code: 'milk', label: 'Milk' },
  { code: 'egg', label: 'Egg' },
  { code: 'peanut', label: 'Peanut' },
  { code: 'tree_nuts', label: 'Tree nuts' },
  { code: 'wheat', label: 'Wheat' },
  { code: 'gluten', label: 'Gluten' },
  { code: 'soy', label: 'Soya', american: 'Soy' },
  { code: 'sesame', label: 'Sesame' },
  { code: 'fish', label: 'Fish' },
  { code: 'crustaceans', label: 'Prawns, crab', american: 'Shrimp, crab' },
  { code: 'molluscs', label: 'Mussels, squid' },
];

export const checkDiets = [
  { word: 'omnivore', label: 'Eats everything' },
  { word: 'pescatarian', label: 'Fish, no meat' },
  { word: 'vegetarian', label: 'Vegetarian' },
  { word: 'vegan', label: 'Vegan' },
] as const satisfies readonly { word: DietWord; label: string }[];

/** What a family asks to be minded besides the age. */
export interface CheckFamily {
  allergies: readonly AllergenCode[];
  diet: DietWord;
}

export const anyFamily: CheckFamily = { allergies: [], diet: 'omnivore' };

/** Of what a form or an address says, what is known. */
export function familyOf(given: { allergies: readonly string[]; diet: string }): CheckFamily {
  return {
    allergies: checkAllergies.flatMap(({ code }) => (given.allergies.includes(code) ? [code] : [])),
    diet: checkDiets.find(({ word }) => word === given.diet)?.word ?? 'omnivore',
  };
}

/** Whether anything was said of the family. */
export function isMinded({ allergies, diet }: CheckFamily): boolean {
  return allergies.length > 0 || diet !== 'omnivore';
}

/** The same for a request; nothing where nothing was said. */
export function familyFields(family: CheckFamily): { allergies?: AllergenCode[]; diet?: DietWord } {
  const { allergies, diet } = family;
  return {
    ...(allergies.length > 0 && { allergies: [...allergies] }),
    ...(diet !== 'omnivore' && { diet }),
  };
}
