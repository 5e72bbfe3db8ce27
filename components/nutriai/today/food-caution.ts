import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { ageInWords } from '@/lib/nutriai/client/babies/age-in-words';

export interface CautionFood {
  allergens: readonly string[];
  from_months: number | null;
}

/** What a parent should know of a food before it is offered: an allergy on record, an age it is not for. */
export function cautionFor(
  { allergens, from_months: from }: CautionFood,
  { allergies, age_months }: Pick<BabyAnswer, 'allergies' | 'age_months'>,
): string | null {
  if (allergies.some((code) => allergens.includes(code))) return 'on the allergy list';
  if (from === null) return 'not before 3 years';
  return from > age_months ? `from ${ageInWords(from)}` : null;
}
