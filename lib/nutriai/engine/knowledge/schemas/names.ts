import * as z from 'zod';
import { foodIdSchema, someOf, textSchema } from './vocabulary';

/** Food id → more of its names. */
export const moreNamesSchema = z.record(foodIdSchema, someOf(textSchema));

/** Emoji → the food in words. */
export const emojiSchema = z.record(textSchema, textSchema);

/** Phrases that name no food. */
export const notFoodsSchema = someOf(textSchema);
