import * as z from 'zod';
import { quantityUnits } from '../../text/quantity';
import { textSchema } from './vocabulary';

const wordsSchema = z
  .partialRecord(z.enum(quantityUnits), textSchema)
  .describe('Unit → its words, parted by spaces.');

export const unitWordsSchema = z.strictObject({
  en: wordsSchema,
  de: wordsSchema,
  es: wordsSchema,
  fr: wordsSchema,
  it: wordsSchema,
  pt: wordsSchema,
  pl: wordsSchema,
  nl: wordsSchema,
  hi: wordsSchema,
});

/** The words by which texts name units, by language. */
export type UnitWords = z.infer<typeof unitWordsSchema>;
