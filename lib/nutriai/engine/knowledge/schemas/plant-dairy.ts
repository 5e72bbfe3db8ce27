import * as z from 'zod';
import { compoundSchema } from './compounds';
import {
  allergenSchema,
  foodFlagSchema,
  foodIdSchema,
  idSchema,
  list,
  someOf,
  textSchema,
} from './vocabulary';

const plantSchema = z.strictObject({
  words: someOf(textSchema).describe('Before a name of dairy. The first names the id of what comes of it.'),
  allergens: list(allergenSchema).optional(),
  mayContain: list(allergenSchema).optional(),
});

export const plantDairySchema = z.strictObject({
  plants: someOf(plantSchema),
  claims: plantSchema.describe('Words that say the same of any plant.'),
  dairy: someOf(
    z.strictObject({
      id: idSchema,
      names: someOf(textSchema),
      food: foodIdSchema.optional().describe('The food of the list that its plant version is.'),
      foodOf: z.record(textSchema, foodIdSchema).optional().describe('Plant → another food than that.'),
      mayContain: list(allergenSchema).optional(),
      flags: list(foodFlagSchema).optional(),
      onlyByClaim: z
        .literal(true)
        .optional()
        .describe('A plant’s name before it leaves room for dairy: only a claim does not.'),
    }),
  ),
  compounds: list(compoundSchema).describe('Further ones, with a name or allergens of their own.'),
});

export type PlantDairy = z.infer<typeof plantDairySchema>;
