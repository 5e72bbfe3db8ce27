import * as z from 'zod';
import { redFlagLanguages } from './red-flags';
import { list, someOf, textSchema } from './vocabulary';

export const requestLanguageSchema = z.strictObject({
  language: z.enum(redFlagLanguages).exclude(['en']),
  before: list(z.string().min(1)).describe(
    'What is written together with the word that follows, without accents: articles, “with”.',
  ),
  words: z
    .record(textSchema, someOf(textSchema))
    .describe('Words of English requests → how they are said, at most four words each.'),
});

/** How requests for a recipe are made in another language than English. */
export type RequestLanguage = z.infer<typeof requestLanguageSchema>;
