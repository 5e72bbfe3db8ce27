import * as z from 'zod';
import {
  allergenSchema,
  foodFlagSchema,
  foodIdSchema,
  idSchema,
  list,
  preparationSchema,
  someOf,
  textSchema,
} from './vocabulary';

export const compoundSchema = z
  .strictObject({
    id: idSchema,
    names: someOf(textSchema).describe(
      'As they are written in English or another language; plurals, accents and hyphens are found by rule.',
    ),
    kind: z
      .enum(['dish', 'product', 'kind'])
      .describe(
        '`dish`: cooked from other foods, so that a recipe for it may use others than usual. ' +
          '`product`: bought ready-made. `kind`: a name for several foods.',
      ),
    food: foodIdSchema.optional().describe('The food of the list that it is, or is served and blocked like.'),
    foodIfBought: z
      .literal(true)
      .optional()
      .describe(
        'Home-made, or without something, it is what its parts make it: “egg-free muffins” are no cake.',
      ),
    candidates: list(foodIdSchema).optional().describe('Other foods that the name may mean.'),
    always: list(foodIdSchema).optional().describe('Foods that are in it by its nature.'),
    usually: list(foodIdSchema).optional().describe('Foods that most recipes and makes have.'),
    sometimes: list(foodIdSchema).optional().describe('Foods that some recipes and makes have.'),
    allergens: list(allergenSchema)
      .optional()
      .describe('Allergens that do not follow from its food and parts.'),
    mayContain: list(allergenSchema).optional(),
    flags: list(foodFlagSchema).optional().describe('Flags that do not follow from its food and parts.'),
    mayBe: list(foodFlagSchema).optional(),
    preparations: list(preparationSchema)
      .optional()
      .describe('What the name says was done to the food: almond flour is ground.'),
  })
  .describe(
    'A name that stands for more than one food of the list, or for one that the list does not have: ' +
      'a dish (“carbonara”), a product (“Worcestershire sauce”), a kind (“nuts”), a word that hides an ' +
      'allergen (“caseinate”), or a plain food that is harmless (“shea butter”).',
  );

export const compoundFileSchema = z.strictObject({ compounds: someOf(compoundSchema) });

export type Compound = z.infer<typeof compoundSchema>;
