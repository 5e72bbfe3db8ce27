import * as z from 'zod';
import { measureWords, sizeWords } from '../../portions/measure-words';
import { foodIdSchema, idSchema, list, localeSchema, someOf, textSchema } from './vocabulary';

const figureSchema = z.string().regex(/^\d+(\.\d+)?$/, 'is no figure');

/** A food by its id, or a row of composition by its code, with its part of the weight. */
const mixSchema = z.record(z.string(), z.number().positive());

const countedDishSchema = z
  .strictObject({
    id: idSchema,
    of: someOf(idSchema).describe('Ids of the foods and compounds that are counted so.'),
    words: list(textSchema)
      .optional()
      .describe('Only where the words of a mention have one of these; without them, the rest of its kind.'),
    locale: localeSchema.optional().describe('Only there: an American biscuit is a scone.'),
    by: z
      .enum(['measure', 'weight'])
      .optional()
      .describe('Only what is counted by spoons and bowls, or only what was weighed.'),
    row: z.string().optional().describe('The row of composition.'),
    mix: mixSchema.optional().describe('Or foods and rows with their parts by weight.'),
  })
  .refine(({ row, mix }) => (row === undefined) !== (mix === undefined), {
    error: 'Give a row or a mix.',
  })
  .describe(
    'What gives a food or dish that was never analysed by itself its energy and nutrients in the ' +
      'log. The gate does not read it.',
  );

export const countedDishesSchema = z.strictObject({ dishes: someOf(countedDishSchema) });

export type CountedDish = z.infer<typeof countedDishSchema>;

/** A row as it is written: every cell is text. */
export const householdWeightSchema = z
  .strictObject({
    food: foodIdSchema.describe(
      'The id of a food or of a counted dish, or a class of foods for those that have none of their own.',
    ),
    measure: z.enum(measureWords),
    size: z.union([z.enum(sizeWords), z.literal('')]),
    grams: figureSchema.describe('What one of it weighs, as eaten by a child of 12 months.'),
    source: z.enum(['usda-sr27', 'estimate']),
    code: z.string().describe('NDB number.'),
    words: z.string().describe('The measure in the words of the source.'),
  })
  .describe('What one household measure, piece or usual serving of a food weighs.');

/** What one household measure of a food weighs. */
export interface HouseholdWeight {
  food: string;
  measure: (typeof measureWords)[number];
  size?: (typeof sizeWords)[number];
  grams: number;
}

export const mealTextSchema = z
  .strictObject({
    age_months: figureSchema,
    locale: localeSchema,
    text: textSchema,
    grams_min: figureSchema,
    grams_max: figureSchema,
    energy_kcal_min: figureSchema,
    energy_kcal_max: figureSchema,
  })
  .describe('What a parent writes, and between what weights and energies a dietitian would count it.');
