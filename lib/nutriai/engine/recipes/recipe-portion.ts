import { type NutrientAmounts, type NutrientCode } from '../nutrients';
import { feedingBand, type FeedingBand } from '../needs/need-age';
import { referenceIntakes } from '../needs/nutrient-needs';
import { type Recipe } from './recipe';
import { recipeFacts, scale } from './recipe-facts';

/**
 * Grams of a dish at a main meal: working portions, two or three tablespoons rising to half a cup and then a
 * cup (WHO Model Chapter 2009).
 */
export const mealGrams: Record<Exclude<FeedingBand, '0-5'>, { min: number; max: number }> = {
  '6-8': { min: 60, max: 120 },
  '9-11': { min: 90, max: 150 },
  '12-23': { min: 130, max: 220 },
  '24-36': { min: 130, max: 220 },
};

const roundingG = 5;

/**
 * A working portion of a recipe in grams, for a child of `ageMonths` (completed months): its serving, grown
 * as helpings grow with age. A child eats as much or as little of it as they want. Null when the recipe is
 * not for that age.
 */
export function portionGrams(recipe: Recipe, ageMonths: number): number | null {
  if (ageMonths < recipe.ageFromMonths) return null;
  const growth = middleGrams(ageMonths) / middleGrams(recipe.ageFromMonths);
  return Math.round((recipeFacts(recipe).servingG * growth) / roundingG) * roundingG;
}

function middleGrams(ageMonths: number): number {
  const band = feedingBand(ageMonths);
  if (band === '0-5') throw new RangeError(`Meals begin at 6 months, not ${ageMonths}.`);
  const { min, max } = mealGrams[band];
  return (min + max) / 2;
}

/** Nutrients of that portion; null when the recipe is not for that age. */
export function portionNutrients(recipe: Recipe, ageMonths: number): NutrientAmounts | null {
  const grams = portionGrams(recipe, ageMonths);
  return grams === null ? null : scale(recipeFacts(recipe).per100G, grams / 100);
}

/** What counts as a significant amount of a vitamin or mineral. Source: Regulation (EU) No 1169/2011, Annex XIII. */
export const significantShare = 0.15;

/**
 * Whether a portion brings 15 % or more of a day's reference intake of a nutrient at that age (for iron under
 * a year: 1.65 mg of 11 mg). False where the amount or the reference intake is unknown.
 */
export function isRichIn(recipe: Recipe, code: NutrientCode, ageMonths: number): boolean {
  const amount = portionNutrients(recipe, ageMonths)?.[code];
  const reference = referenceIntakes[code]?.bands[ageMonths < 12 ? '6-11' : '12-36']?.amount;
  if (amount === undefined || reference === undefined) return false;
  return amount >= reference * significantShare;
}
