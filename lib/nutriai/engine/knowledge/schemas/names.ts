import * as z from 'zod';
import { foodIdSchema, someOf, textSchema } from './vocabulary';
import { readLanguages } from './words';

/** Food id → more of its names. */
export const moreNamesSchema = z.record(foodIdSchema, someOf(textSchema));

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
