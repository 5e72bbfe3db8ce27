import { type NutrientAmounts, type NutrientCode } from '../nutrients';
import { type NutrientNeeds } from './nutrient-needs';

/** Fibre that food aims at from one year on: EFSA's 10 g, since the American 19 g fills a small stomach. */
const fibreTargetG = 10;

/**
 * Most of the energy that is asked of fat: EFSA's value at 7 to 11 months. The adequate intake in grams is of
 * a larger child.
 */
const fatShareMax = 0.4;
const kcalPerGramOfFat = 9;

/**
 * Sodium is limited, water is drunk, and carbohydrate is the rest of the energy: its allowance in grams is an
 * adult's brain's, and more than a toddler's energy leaves room for.
 */
const notTargets: readonly NutrientCode[] = ['sodium_mg', 'water_g', 'carbohydrate_g'];

function targetOf(code: NutrientCode, amount: number, totalKcal: number): number {
  if (code === 'fibre_g') return Math.min(amount, fibreTargetG);
  if (code === 'fat_g') return Math.min(amount, (totalKcal * fatShareMax) / kcalPerGramOfFat);
  return amount;
}

/**
 * What a day should give of milk and food together. No targets of sodium, water and carbohydrate; fibre at
 * most 10 g; fat at most 40 % of energy.
 */
export function dayTargets(needs: NutrientNeeds, totalKcal: number): NutrientAmounts {
  const targets: NutrientAmounts = {};
  for (const code of Object.keys(needs) as NutrientCode[]) {
    const need = needs[code];
    if (!need || notTargets.includes(code)) continue;
    targets[code] = targetOf(code, need.amount, totalKcal);
  }
  return targets;
}

/**
 * What food should give a day after the milk, not below zero. An amount that the milk is not known to give is
 * left in full: the stricter way.
 */
export function foodTargets(
  needs: NutrientNeeds,
  energy: { totalKcal: number; fromFoodKcal: number },
  milk: NutrientAmounts,
): NutrientAmounts {
  const targets = dayTargets(needs, energy.totalKcal);
  for (const code of Object.keys(targets) as NutrientCode[]) {
    targets[code] = Math.max(0, (targets[code] ?? 0) - (milk[code] ?? 0));
  }
  return { ...targets, energy_kcal: energy.fromFoodKcal };
}
