import type { IntakeBand } from '../../../nutriai/engine/needs/reference-intake';
import { referenceIntakes } from '../../../nutriai/engine/needs/nutrient-needs';
import { type NutrientAmounts, type NutrientCode, nutrients } from '../../../nutriai/engine/nutrients';

export interface NutrientAmount {
  code: NutrientCode;
  name: string;
  unit: string;
  amount: number;
}

export interface NutrientShare extends NutrientAmount {
  need: number;
  /** 1 is all of a day's need. */
  share: number;
}

/** Those that run short first. */
const sharedNutrients = [
  'iron_mg',
  'zinc_mg',
  'protein_g',
  'calcium_mg',
  'vitamin_a_ug',
  'vitamin_c_mg',
  'folate_ug',
] as const satisfies NutrientCode[];

/** Amounts of these nutrients with their names; what is not known is left out. */
export function namedAmounts(amounts: NutrientAmounts, codes: readonly NutrientCode[]): NutrientAmount[] {
  return codes.flatMap((code) => {
    const amount = amounts[code];
    return amount === undefined ? [] : [{ code, ...nutrients[code], amount }];
  });
}

/** What amounts give of a day's need at an age, for the nutrients that are drawn. */
export function nutrientShares(amounts: NutrientAmounts, band: IntakeBand): NutrientShare[] {
  return namedAmounts(amounts, sharedNutrients).flatMap((named) => {
    const need = referenceIntakes[named.code]?.bands[band].amount;
    return need ? [{ ...named, need, share: named.amount / need }] : [];
  });
}
