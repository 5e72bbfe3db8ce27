import * as z from 'zod';
import { wordsByLanguageSchema as words } from './words-by-language';

export const milkWordsSchema = z.strictObject({
  withCereal: words.describe('Between milk and the cereal that it is poured over or mixed into.'),
  bottles: words.describe('The milk of a text that names one is drunk.'),
  enriching: words.describe('Behind “with”: what a drink is enriched with.'),
  drinking: words.describe('They say that something is drunk.'),
  making: words.describe('Of a dish that is cooked or mixed with milk.'),
  mixing: words.describe('Between milk and the water that it is thinned with.'),
  thinning: words.describe('Milk of which they are said is thinned, and made to be drunk.'),
});

/** The words by which texts say what milk is for. */
export type MilkWords = z.infer<typeof milkWordsSchema>;
