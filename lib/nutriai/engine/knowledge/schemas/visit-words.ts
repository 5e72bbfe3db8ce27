import * as z from 'zod';
import { list, textSchema } from './vocabulary';
import { wordLanguages, wordsByLanguageSchema as words } from './words-by-language';

const phrases = z.partialRecord(z.enum(wordLanguages), list(textSchema));

export const visitWordsSchema = z.strictObject({
  visits: phrases.describe('One of them names a visit that is arranged.'),
  reasons: phrases.describe('What a visit may be about, as a noun: nothing that says that it goes on.'),
  beside: words.describe('Other words that such a title may have.'),
  titlesOfPeople: words.describe('A name follows, of whom the visit is to.'),
});

/** How the title of an appointment says that it is a visit already arranged. */
export type VisitWords = z.infer<typeof visitWordsSchema>;
