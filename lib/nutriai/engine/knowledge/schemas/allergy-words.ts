import * as z from 'zod';
import { isExpression } from './shared-parts';
import { allergenSchema, foodIdSchema, someOf, textSchema } from './vocabulary';

const namedSchema = someOf(z.strictObject({ allergens: someOf(allergenSchema), words: someOf(textSchema) }));

export const allergyWordsSchema = z.strictObject({
  words: namedSchema.describe('English, in the singular, as names of foods are compared.'),
  abroad: namedSchema.describe('Words of other languages for a whole kind of food.'),
  wholeFoods: z
    .record(foodIdSchema, someOf(allergenSchema))
    .describe('Foods that are an allergen by themselves: their names in any language name it.'),
  around: someOf(textSchema.refine(isExpression, 'This is no regular expression.')).describe(
    'Regular expressions for what stands round the food, taken off in this order.',
  ),
});

/** How allergies are named. */
export type AllergyWords = z.infer<typeof allergyWordsSchema>;
