import * as z from 'zod';
import { foodStates } from '../../foods/food';
import {
  cuisines,
  dishKinds,
  meals,
  recipeAges,
  recipeTags,
  reheatingWords,
  textureAges,
} from '../../recipes/recipe';
import { foodIdSchema, idSchema, someOf, textSchema } from './vocabulary';

const reheatingKeys = Object.keys(reheatingWords) as (keyof typeof reheatingWords)[];

const ingredientSchema = z.strictObject({
  food: foodIdSchema,
  state: z
    .enum(foodStates)
    .optional()
    .describe('As weighed: the state in which it is eaten where that was analysed.'),
  grams: z.number().positive().describe('For the whole batch.'),
  household: textSchema.describe(
    'What to buy or take, in the measures of a kitchen; where the cooked weight is counted, that stands in brackets.',
  ),
  preparation: textSchema
    .optional()
    .describe(
      'What is done to it first, then how it ends up in the dish. The gate reads all of it; lists ' +
        'leave out how it ends up.',
    ),
  trace: z.literal(true).optional().describe('A pinch for flavour whose nutrients nobody counts.'),
});

const recipeSchema = z
  .strictObject({
    id: idSchema.describe('Kebab-case and stable: the address of its page.'),
    title: textSchema,
    ageFromMonths: z.literal(recipeAges),
    meals: someOf(z.enum(meals)),
    minutes: z.int().positive(),
    activeMinutes: z.int().positive().optional().describe('Of these, standing at the stove.'),
    servings: z.number().positive().describe('How many helpings the batch makes at the first age.'),
    ingredients: someOf(ingredientSchema),
    textures: z.partialRecord(z.literal(textureAges), textSchema).describe('How to serve it from an age on.'),
    steps: someOf(textSchema),
    batch: z
      .strictObject({
        makes: textSchema.describe('“4 servings”, “8 patties”.'),
        fridgeDays: z.literal([0, 1, 2]).describe('0: eaten at once.'),
        freezerMonths: z.literal([0, 1, 2]).describe('0: not frozen.'),
        reheating: z.enum(reheatingKeys),
      })
      .describe('How long a batch lasts: cooked rice a day, anything else two at most, and reheated once.'),
    cuisine: z.enum(cuisines),
    kind: z.enum(dishKinds),
    tags: z.array(z.enum(recipeTags)).readonly(),
  })
  .describe(
    'A dish of the library. Nutrients, allergens and diets are computed from its ingredients, never typed.',
  );

export const recipeFileSchema = z.strictObject({ recipes: someOf(recipeSchema) });

export type WrittenRecipe = z.infer<typeof recipeSchema>;
