import * as z from 'zod';
import { foodIdSchema, idSchema, list, someOf, textSchema } from './vocabulary';
import { readLanguages } from './words';

/** Food id → more of its names. */
export const moreNamesSchema = z.record(foodIdSchema, someOf(textSchema));

const toldFoodSchema = z.strictObject({
  of: someOf(idSchema).describe('Foods and dishes of this file whose names are words for it.').optional(),
  words: someOf(textSchema).describe('Further words for it, and forms.').optional(),
});

const toldSchema = z
  .strictObject({
    language: z.enum(['tr', 'ar', 'hi', 'nl', 'pl']),
    evidence: list(textSchema).describe(
      'Beginnings of words, without accents, one of which shows the language; none where its script does.',
    ),
    before: list(textSchema).describe('What is written together with the word that follows.'),
    child: someOf(textSchema).describe('Words for the child: the text says “my baby” for them.'),
    foods: z.record(textSchema, toldFoodSchema).describe('A name of ours → how it is said.'),
  })
  .describe(
    'How parents tell of an allergy in a language whose sentences are not read: its foods in English.',
  );

/** How foods are named when an allergy is told in one language. */
export type ToldFoods = z.infer<typeof toldSchema>;

/** Names of foods, and of dishes and kinds of food, in one language: those of the compounds come to their own. */
export const languageNamesSchema = z.strictObject({
  foods: z.record(foodIdSchema, someOf(textSchema)).describe('Food id → its names.'),
  compounds: z.record(idSchema, someOf(textSchema)).describe('Id of a dish, product or kind → its names.'),
  notFoods: someOf(textSchema).describe('Phrases in which such a name names no food.').optional(),
  told: toldSchema.optional(),
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
