import * as z from 'zod';
import { fattyAcidBases } from '../../foods/food';
import { type NutrientAmounts, nutrients, type NutrientCode } from '../../nutrients';
import { sourceIdSchema, textSchema } from './vocabulary';

/** A cell of a table: a figure, or nothing where there is none. */
const figureSchema = z.string().regex(/^(\d+(\.\d+)?)?$/, 'is no figure');

const nutrientCodes = Object.keys(nutrients) as NutrientCode[];

/** A row as it is written: every cell is text; a nutrient that was not measured is an empty cell, never a zero. */
export const compositionRowSchema = z
  .strictObject({
    source: sourceIdSchema,
    code: z.string().regex(/^\d+$/).describe('NDB number or FoodData Central id.'),
    description: textSchema.describe('The row’s own words.'),
    portion: z.string().describe('The household measure that the source weighed, in its words.'),
    portion_g: figureSchema,
    baby_portion_g: figureSchema.min(1).describe('A working portion for a baby, in grams.'),
    fatty_acid_basis: z.union([z.enum(fattyAcidBases), z.literal('')]),
    ...(Object.fromEntries(nutrientCodes.map((code) => [code, figureSchema])) as Record<
      NutrientCode,
      typeof figureSchema
    >),
  })
  .describe(
    'One row of a food composition table, per 100 g of the edible part. Nutrients are columns, named with their unit.',
  );

/** One row of a food composition table. */
export interface CompositionRow {
  source: z.infer<typeof sourceIdSchema>;
  /** NDB number or FoodData Central id. */
  code: string;
  description: string;
  /** The household measure that the source weighed, in its words, and its weight. */
  portion?: string;
  portionG?: number;
  /** A working portion for a baby, in grams. */
  babyPortionG: number;
  basis?: (typeof fattyAcidBases)[number];
  /** Per 100 g; what was not measured is absent. */
  amounts: NutrientAmounts;
}
