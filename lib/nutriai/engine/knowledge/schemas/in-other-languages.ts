import * as z from 'zod';
import { list, someOf, textSchema } from './vocabulary';

const languageSchema = z.strictObject({
  language: z.enum(['tr', 'ar', 'hi', 'nl', 'pl']),
  evidence: list(textSchema).describe(
    'Beginnings of words, without accents, one of which shows the language; none where its script does.',
  ),
  before: list(textSchema).describe('What is written together with the word that follows.'),
  child: someOf(textSchema).describe('Words for the child: the text says “my baby” for them.'),
  foods: z.record(textSchema, someOf(textSchema)).describe('A name of ours → the words for it.'),
});

export const inOtherLanguagesSchema = z.strictObject({ languages: someOf(languageSchema) });

export type FoodsOfLanguage = z.infer<typeof languageSchema>;
