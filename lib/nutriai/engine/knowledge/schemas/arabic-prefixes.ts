import * as z from 'zod';
import { list, someOf, textSchema } from './vocabulary';

export const arabicPrefixesSchema = z.strictObject({
  prefixes: someOf(
    z.strictObject({
      prefix: textSchema,
      words: list(textSchema).describe('The words that it stands for; none for an article.'),
      english: z.string().optional().describe('What the log reads for it; it reads no other prefix.'),
      isOneLetter: z
        .literal(true)
        .optional()
        .describe('It ends with the one letter for “with”, which many names begin with.'),
    }),
  ),
  shortWords: someOf(textSchema).describe('Words of three letters that such a letter may stand before.'),
  ofTwoLetters: someOf(textSchema).describe('Names of two letters that a prefix may stand before.'),
});

export type ArabicPrefixes = z.infer<typeof arabicPrefixesSchema>;
