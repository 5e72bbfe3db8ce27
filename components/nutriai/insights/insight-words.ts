import { amountInWords } from '@/components/nutriai/public/amount-in-words';
import type { DietGroup, InsightsAnswer } from '@/lib/contract/nutriai-insights';

/** What the screen and the report say of the engine's words. */

export type Period = 7 | 14 | 30;
export const periods: readonly Period[] = [7, 14, 30];

export type NutrientBalance = InsightsAnswer['nutrients'][number];

export const groupNames: Readonly<Record<DietGroup, string>> = {
  breast_milk: 'Breast milk',
  grains_roots_tubers: 'Grains and roots',
  pulses_nuts_seeds: 'Beans, lentils, nuts',
  dairy: 'Dairy, formula',
  flesh_foods: 'Meat and fish',
  eggs: 'Eggs',
  vita_fruits_veg: 'Vitamin A fruit, veg',
  other_fruits_veg: 'Other fruit, veg',
};

/** In the order of WHO's list. */
export const dietGroups = Object.keys(groupNames) as readonly DietGroup[];

export const severityNames: Readonly<Record<InsightsAnswer['alerts'][number]['severity'], string>> = {
  urgent: 'Today',
  see_someone: 'Get advice',
  watch: 'Keep an eye on it',
  tip: 'Good to know',
};

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "1 day", "4 days" */
export function countOf(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/**
 * "3.4 of 11 mg needed", with "about" where something was assumed, and "at least" where not all that was eaten is
 * known. What is enough does not stand against its need: "24 of 1.6 g" frightens.
 */
export function intakeWords({ have, need, upper, unit, estimated }: NutrientBalance): string {
  if (have === null) return `not known, ${amountInWords(need, unit)} needed`;
  const amount = amountInWords(have, '').trim();
  const atLeast = upper === null ? 'at least ' : '';
  const eaten = `${atLeast}${estimated > 0 ? 'about ' : ''}${amount}`;
  return have >= need
    ? `${eaten} ${unit}, enough (${amountInWords(need, unit)} needed)`
    : `${eaten} of ${amountInWords(need, unit)} needed`;
}

export const statusNames: Readonly<Record<NutrientBalance['status'], string>> = {
  covered: 'Covered',
  close: 'Nearly there',
  low: 'Low',
  no_data: 'Can’t tell yet',
};

export const statusAdvice: Readonly<Record<NutrientBalance['status'], string>> = {
  covered: 'The logged days meet the need.',
  close: 'Most children who get this much have enough. A little more meets the full recommendation.',
  low: 'The logged days are below the need. A few days say little about the body’s stores.',
  no_data: 'Too many foods have no data for this nutrient, so we can’t tell whether it is enough.',
};

export const milkNames = {
  breast: 'breast milk',
  formula: 'formula',
  cow: 'cow’s milk',
  other: 'other milk',
} as const;
