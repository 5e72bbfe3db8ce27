import * as z from 'zod';
import { idSchema, list, someOf, textSchema } from './vocabulary';

const requestWishSchema = z
  .strictObject({
    id: idSchema,
    means: textSchema.describe('What is asked, in words for a parent.'),
    words: someOf(textSchema).describe('Phrases that ask for it, in lower case without accents and marks.'),
    keeps: z
      .enum(['always', 'fridge', 'never'])
      .describe('Which recipes have it: all, those that keep in the fridge, or none that we could promise.'),
    why: textSchema.optional().describe('Why a recipe has not got it, and what to do.'),
  })
  .refine(({ keeps, why }) => keeps === 'always' || why !== undefined, {
    error: 'Says not why a recipe may lack it.',
  });

export const requestWordsSchema = z.strictObject({
  wishes: list(requestWishSchema),
  looseDishWords: list(textSchema).describe(
    'Words of dish patterns that name a food or a shape as well: nobody misses such a dish.',
  ),
  passedOver: textSchema.describe('Words that ask for nothing, apart by spaces.'),
  readElsewhere: textSchema.describe('Words that other readers of a request go by, apart by spaces.'),
});

/** How the words of a request for a recipe are accounted for. */
export type RequestWords = z.infer<typeof requestWordsSchema>;
