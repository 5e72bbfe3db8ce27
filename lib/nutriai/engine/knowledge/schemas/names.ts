import * as z from 'zod';
import { foodIdSchema, idSchema, someOf, textSchema } from './vocabulary';
import { readLanguages } from './words';

/** Food id → more of its names. */
export const moreNamesSchema = z.record(foodIdSchema, someOf(textSchema));

/** Names of foods, and of dishes and kinds of food, in one language: those of the compounds come to their own. */
export const languageNamesSchema = z.strictObject({
  foods: z.record(foodIdSchema, someOf(textSchema)).describe('Food id → its names.'),
  compounds: z.record(idSchema, someOf(textSchema)).describe('Id of a dish, product or kind → its names.'),
  notFoods: someOf(textSchema).describe('Phrases in which such a name names no food.').optional(),
});

/** Emoji → the food in words. */
export const emojiSchema = z.record(textSchema, textSchema);

/** The end of a German word → what the word says in words of its own. */
export const compoundEndsSchema = z.record(
  textSchema,
  textSchema.refine((words) => words.split(' ').includes('~'), 'must have “~” for the food'),
);

/** Word → language → the name of the food that it means there. */
export const byLanguageSchema = z.record(textSchema, z.partialRecord(z.enum(readLanguages), textSchema));

/** Phrases that name no food. */
export const notFoodsSchema = someOf(textSchema);
