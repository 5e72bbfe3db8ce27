import { type Needs } from '../needs/needs-for';
import { type NutrientAmounts } from '../nutrients';
import { type WhoGroup } from '../foods/food';

/**
 * What food should reach. Nutrients that food alone cannot give (vitamin D) or that rarely run short are left
 * to totals and advice.
 */
export const targetNutrients = [
  'protein_g',
  'fat_g',
  'iron_mg',
  'zinc_mg',
  'calcium_mg',
  'vitamin_a_ug',
  'vitamin_c_mg',
  'folate_ug',
] as const;
export type TargetNutrient = (typeof targetNutrients)[number];

/** What food should stay under. `free_sugars_g` is reckoned from ingredients that are or hold free sugars. */
export const limitedNutrients = ['sodium_mg', 'free_sugars_g', 'retinol_ug'] as const;
export type LimitedNutrient = (typeof limitedNutrients)[number];

export type PlannedNutrient = 'energy_kcal' | TargetNutrient | LimitedNutrient;

/** A day's energy from food may differ from the need by so much. */
export const energyTolerance = 0.1;

/** Minimum dietary diversity: at least 5 of the 8 groups a day. Source: WHO/UNICEF 2021. */
export const leastGroups = 5;

export interface PlanTargets {
  energyKcal: number;
  /** A day, from food. */
  targets: Record<TargetNutrient, number>;
  limits: Record<LimitedNutrient, number>;
  /** Groups that the day's milk gives. */
  milkGroups: readonly WhoGroup[];
  /** All that `needs` asks of food, for the plan's days. */
  all: NutrientAmounts;
}

/** What a day's food is planned for: the needs less what milk gives. */
export function planTargets(needs: Needs): PlanTargets {
  const { foodTargets, foodLimits, limits, energy, milk } = needs;
  return {
    energyKcal: energy.fromFoodKcal,
    targets: Object.fromEntries(targetNutrients.map((code) => [code, foodTargets[code] ?? 0])) as Record<
      TargetNutrient,
      number
    >,
    limits: {
      sodium_mg: foodLimits.sodium_mg ?? Infinity,
      free_sugars_g: limits.addedSugarsG.max,
      retinol_ug: foodLimits.retinol_ug ?? Infinity,
    },
    milkGroups: milkGroupsOf(needs.feeding, milk.milk),
    all: foodTargets,
  };
}

/** Breast milk is a group of its own; formula and animal milk are dairy (WHO/UNICEF 2021). */
function milkGroupsOf(feeding: Needs['feeding'], milk: Needs['milk']['milk']): WhoGroup[] {
  const breast = feeding === 'breast' || feeding === 'mixed';
  const dairy = milk === 'formula' || milk === 'mixed' || milk === 'cow' || feeding === 'mixed';
  return [...(breast ? ['breast_milk' as const] : []), ...(dairy ? ['dairy' as const] : [])];
}
