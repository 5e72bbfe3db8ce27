import * as z from 'zod';
import { wordsByLanguageSchema as words } from './words-by-language';

const feedWords = {
  names: words.describe('One of them says how the baby was fed.'),
  beside: words.describe('Other words that such a text may contain.'),
};

const feedsSchema = z.strictObject({
  breast: z.strictObject({
    ...feedWords,
    parts: words.describe('With one of `fed`, one of these says that it was at the breast.'),
    fed: words.describe('With one of `parts`.'),
  }),
  bottle: z.strictObject(feedWords),
});

export const milkWordsSchema = z.strictObject({
  withCereal: words.describe('Between milk and the cereal that it is poured over or mixed into.'),
  bottles: words.describe('The milk of a text that names one is drunk.'),
  enriching: words.describe('Behind “with”: what a drink is enriched with.'),
  drinking: words.describe('They say that something is drunk.'),
  making: words.describe('Of a dish that is cooked or mixed with milk.'),
  mixing: words.describe('Between milk and the water that it is thinned with.'),
  feeds: feedsSchema.describe('Texts that say no more than that a baby was fed.'),
  thinning: words.describe('Milk of which they are said is thinned, and made to be drunk.'),
});

/** The words by which texts say what milk is for. */
export type MilkWords = z.infer<typeof milkWordsSchema>;
