import * as z from 'zod';
import { someOf, textSchema } from './vocabulary';

export const denialsSchema = z.strictObject({
  before: someOf(textSchema).describe('Phrases that leave out the food after them.'),
  after: someOf(textSchema).describe('Phrases that leave out the food right before them.'),
  endings: someOf(textSchema).describe('Ends of words that leave out the food that the word begins with.'),
  corrections: someOf(textSchema).describe(
    'Phrases by which a speaker takes back the food before them, where another follows.',
  ),
  betweenCorrection: someOf(textSchema).describe('What may stand between them and that other food.'),
});

export type Denials = z.infer<typeof denialsSchema>;
