import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { ageInWords } from '@/lib/nutriai/client/babies/age-in-words';

export interface CautionFood {
  allergens: readonly string[];
  from_months: number | null;
  flags: readonly string[];
}

/** Honey can cause infant botulism before this age; from then on it is a sugar like others. */
const honeyFromMonths = 12;

/** What a parent should know of a food before it is offered: an allergy on record, an age it is not for. */
export function cautionFor(
  { allergens, from_months: from, flags }: CautionFood,
  { allergies, age_months }: Pick<BabyAnswer, 'allergies' | 'age_months'>,
): string | null {
  if (allergies.some((code) => allergens.includes(code))) return 'on the allergy list';
  if (flags.includes('honey') && age_months < honeyFromMonths)
    return `never before ${honeyFromMonths} months`;
  if (from === null) return 'not before 3 years';
  return from > age_months ? `from ${ageInWords(from)}` : null;
}
