import * as z from 'zod';
import { families } from '../../composer/flavours/families';
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
  styles: someOf(
    z.strictObject({
      family: z.enum(families),
      means: textSchema.describe('What is asked, in words for a parent.'),
      words: someOf(textSchema).describe('Words that ask for it, in lower case.'),
    }),
  ).describe('Kitchens whose flavours a recipe can have.'),
  methods: someOf(
    z.strictObject({
      means: textSchema.describe('What is asked, in words for a parent.'),
      words: someOf(textSchema).describe('Words that ask for it, in lower case.'),
      steps: someOf(textSchema).describe('One of them is in the steps of a recipe that is cooked so.'),
    }),
  ).describe('Ways of cooking.'),
  looseDishWords: list(textSchema).describe(
    'Words of dish patterns that name a food or a shape as well: nobody misses such a dish.',
  ),
  passedOver: textSchema.describe('Words that ask for nothing, apart by spaces.'),
  readElsewhere: textSchema.describe('Words that other readers of a request go by, apart by spaces.'),
});

/** How the words of a request for a recipe are accounted for. */
export type RequestWords = z.infer<typeof requestWordsSchema>;
