import * as z from 'zod';
import { idSchema, textSchema } from './vocabulary';

/** The languages in which texts are read with their grammar; names of foods are known in more. */
export const readLanguages = ['en', 'de', 'es', 'fr', 'it', 'pt'] as const;
export type ReadLanguage = (typeof readLanguages)[number];

export const wordFileSchema = z.strictObject({
  language: z.enum([...readLanguages, 'pl', 'nl', 'hi', 'tr', 'ar', 'ur']),
  inflected: z
    .literal(true)
    .optional()
    .describe('Words stand in their base form, and regular endings of English are found by rule.'),
  endings: z
    .array(z.string())
    .min(1)
    .describe('What “~” stands for at the end of a word: the endings of an adjective.'),
  words: z
    .record(idSchema, textSchema)
    .describe('Words parted by spaces, by what they are. None may name something that could be swallowed.'),
});
