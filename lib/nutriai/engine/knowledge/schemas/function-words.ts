import * as z from 'zod';
import { wordsByLanguageSchema as words } from './words-by-language';

export const functionWordsSchema = z.strictObject({
  stepVerbs: words.describe('Verbs that begin a step of a method and say nothing of shape or cooking.'),
  prepositions: words.describe('They say where something goes.'),
  blendingVerbs: words.describe('Verbs that take in what is named after “with” as well.'),
  everything: words.describe('They stand for all that came before.'),
  pronouns: words.describe('They stand for what was named last.'),
  conjunctions: words,
  articles: words.describe('Articles, and what stands in their place.'),
  givingVerbs: words.describe('Verbs by which someone lets a food be eaten.'),
});

/** Words that steer how a sentence is read, by what they do. */
export type FunctionWords = z.infer<typeof functionWordsSchema>;
