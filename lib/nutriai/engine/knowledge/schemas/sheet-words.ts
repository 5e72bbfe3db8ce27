import * as z from 'zod';
import { isExpression } from './shared-parts';
import { someOf, textSchema } from './vocabulary';

const expressions = someOf(textSchema.refine(isExpression, 'This is no regular expression.'));

/** What a row of a sheet may be about. */
export const rowKinds = [
  'breast',
  'bottle',
  'formula',
  'milk',
  'water',
  'solids',
  'sizes',
  'meal',
  'elsewhere',
  'unknown',
] as const;

export const sheetWordsSchema = z
  .strictObject({
    columns: z
      .strictObject({
        moment: expressions,
        date: expressions,
        time: expressions,
        end: expressions,
        kind: expressions,
        food: expressions,
        amount: expressions,
        unit: expressions,
        minutes: expressions,
        weight: expressions,
        length: expressions,
        head: expressions,
      })
      .describe('The whole name of a column, most telling role first.'),
    kinds: someOf(z.strictObject({ kind: z.enum(rowKinds), parts: expressions })).describe(
      'What a row is about, by a part of what stands in the column of kinds; the first that fits.',
    ),
    meals: someOf(
      z.strictObject({ kind: z.enum(['breakfast', 'lunch', 'snack']), parts: expressions }),
    ).describe('Which meal of the day; the first that fits.'),
    sides: z
      .strictObject({ left: expressions, right: expressions, both: expressions })
      .describe('Which breast.'),
    formula: expressions,
    milks: expressions.describe('Where the words say which milk it is.'),
  })
  .describe('Regular expressions for texts in lower case, in seven languages.');

/** The words of exports and of people’s own sheets. */
export type SheetWords = z.infer<typeof sheetWordsSchema>;
