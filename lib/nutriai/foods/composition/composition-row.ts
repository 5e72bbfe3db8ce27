import { type NutrientAmounts, type NutrientCode } from '../../nutrients';
import { type SourceId } from '../../sources';
import { type FattyAcidBasis } from '../food';

/** One row of a food composition table, as compact as it can be read. */
export interface CompositionRow {
  source: SourceId;
  /** NDB number or FoodData Central id. */
  code: string;
  description: string;
  /** The household measure that the source weighed, in its words, and its weight. */
  portion?: string;
  portionG?: number;
  /** A working portion for a baby, in grams. */
  babyPortionG: number;
  basis?: FattyAcidBasis;
  /** Amounts per 100 g in the order of `compositionColumns`, parted by spaces; `-` was not measured. */
  amounts: string;
}

/** The order of the figures of a row. */
export const compositionColumns = [
  'energy_kcal',
  'protein_g',
  'fat_g',
  'carbohydrate_g',
  'fibre_g',
  'sugars_g',
  'water_g',
  'calcium_mg',
  'iron_mg',
  'zinc_mg',
  'magnesium_mg',
  'phosphorus_mg',
  'potassium_mg',
  'sodium_mg',
  'selenium_ug',
  'vitamin_a_ug',
  'retinol_ug',
  'vitamin_c_mg',
  'vitamin_d_ug',
  'vitamin_e_mg',
  'vitamin_k_ug',
  'thiamin_mg',
  'riboflavin_mg',
  'niacin_mg',
  'vitamin_b6_mg',
  'folate_ug',
  'vitamin_b12_ug',
  'choline_mg',
  'saturated_fat_g',
  'linoleic_g',
  'ala_g',
  'epa_dha_g',
] as const satisfies readonly NutrientCode[];

/** Amounts of a row by nutrient, per 100 g; what was not measured is absent. Throws on a row that is not well-formed. */
export function amountsOfRow(row: CompositionRow): NutrientAmounts {
  const cells = row.amounts.split(' ');
  if (cells.length !== compositionColumns.length) {
    throw new Error(`Food row ${row.code} has ${cells.length} figures, not ${compositionColumns.length}.`);
  }
  const amounts: NutrientAmounts = {};
  compositionColumns.forEach((column, index) => {
    const cell = cells[index];
    if (cell === undefined || cell === '-') return;
    const amount = Number(cell);
    if (cell === '' || !Number.isFinite(amount))
      throw new Error(`Food row ${row.code}: ${column} is no number.`);
    amounts[column] = amount;
  });
  return amounts;
}
