import * as z from 'zod';
import { someOf, textSchema } from './vocabulary';

export const denialsSchema = z.strictObject({
  before: someOf(textSchema).describe('Phrases that leave out the food after them.'),
  inPlaceOf: someOf(textSchema).describe('Phrases for what takes the place of the food after them.'),
  inPlaceOfBefore: someOf(textSchema).describe(
    'Phrases for what takes the place of the food right before them.',
  ),
  after: someOf(textSchema).describe('Phrases that leave out the food right before them.'),
  ors: someOf(textSchema).describe('Words that join what one phrase leaves out.'),
  orsAfter: z
    .record(textSchema, someOf(textSchema))
    .describe('Words that join so only where one of these words denies the food before them.'),
  alike: someOf(textSchema).describe('Words of food that are written alike in English and other languages.'),
  otherMeanings: z
    .record(textSchema, someOf(textSchema))
    .describe('Words that deny in one language, with words of the others, where they mean something else.'),
  endings: someOf(textSchema).describe('Ends of words that leave out the food that the word begins with.'),
  toDrink: someOf(textSchema).describe('Behind a food that is denied: it is denied as a drink only.'),
  corrections: someOf(textSchema).describe(
    'Phrases by which a speaker takes back the food before them, where another follows.',
  ),
  betweenCorrection: someOf(textSchema).describe('What may stand between them and that other food.'),
});

export type Denials = z.infer<typeof denialsSchema>;
