import * as z from 'zod';
import { idSchema, someOf, textSchema } from './vocabulary';

const impliedPartSchema = z.strictObject({
  food: idSchema.describe('The food that is in it.'),
  words: someOf(textSchema).describe('Adjectives right before the name of a dish, or in it.'),
  unless: someOf(textSchema).describe('Words near by that name what else makes it so.'),
});

export const impliedPartsSchema = z.strictObject({ implied: someOf(impliedPartSchema) });

export type ImpliedPart = z.infer<typeof impliedPartSchema>;
