import * as z from 'zod';
import { textSchema } from './vocabulary';

/** The languages besides English in which the log reads amounts. */
export const amountLanguages = ['de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'tr', 'ar', 'hi'] as const;
export type AmountLanguage = (typeof amountLanguages)[number];

const phrasesSchema = z
  .record(z.string(), textSchema)
  .describe('Words of an amount, and the English ones that it is counted by.');

export const amountsInLanguagesSchema = z.strictObject({
  de: phrasesSchema,
  fr: phrasesSchema,
  es: phrasesSchema,
  it: phrasesSchema,
  nl: phrasesSchema,
  pl: phrasesSchema,
  pt: phrasesSchema,
  tr: phrasesSchema,
  ar: phrasesSchema,
  hi: phrasesSchema,
});

export type AmountsInLanguages = z.infer<typeof amountsInLanguagesSchema>;
