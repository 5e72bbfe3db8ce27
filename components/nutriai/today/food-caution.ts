import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { ageInWords } from '@/lib/nutriai/client/babies/age-in-words';
import type { CachedCautions } from '@/lib/nutriai/client/log/cautions-by-name';

export interface CautionFood {
  id: string;
  allergens: readonly string[];
  from_months: number | null;
  flags: readonly string[];
}

/** Honey can cause infant botulism before this age; from then on it is a sugar like others. */
const honeyFromMonths = 12;

/**
 * What a parent should know of a food before it is offered: an allergy on record, an age it is not for, what
 * the family does not eat. `cached` knows allergies in a parent's own words, earlier reactions and the diet.
 */
export function cautionFor(
  { id, allergens, from_months: from, flags }: CautionFood,
  { allergies, age_months }: Pick<BabyAnswer, 'allergies' | 'age_months'>,
  cached?: CachedCautions,
): string | null {
  const known = cached?.cautions[cached.foods.find((food) => food.id === id)?.caution ?? -1]?.kind;
  if (allergies.some((code) => allergens.includes(code))) return 'on the allergy list';
  if (known === 'allergy') return 'allergy or reaction on record';
  if (flags.includes('honey') && age_months < honeyFromMonths)
    return `never before ${honeyFromMonths} months`;
  if (from === null) return 'not before 3 years';
  if (from > age_months) return `from ${ageInWords(from)}`;
  return known === 'diet' ? 'not in your family’s diet' : null;
}
