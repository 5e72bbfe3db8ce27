import * as z from 'zod';
import { families } from '../../composer/flavours/families';
import { type NutrientCode, nutrients } from '../../nutrients';
import { foodIdSchema, idSchema, list, someOf, textSchema } from './vocabulary';

/** What can be seen of a dish: how it keeps, how it is held, for whom it is. */
const dishTraits = ['cold', 'finger', 'portable', 'keeps', 'family', 'blended'] as const;

const givesSchema = z
  .strictObject({
    nutrient: z.enum(Object.keys(nutrients) as NutrientCode[]),
    share: z.number().positive().max(1).optional().describe('Of a day’s reference intake, in a serving.'),
    amount: z
      .number()
      .positive()
      .optional()
      .describe('In a serving, where infants have no reference intake.'),
  })
  .refine(({ share, amount }) => (share === undefined) !== (amount === undefined), {
    error: 'Has either a share or an amount.',
  });

const requestWishSchema = z
  .strictObject({
    id: idSchema,
    means: textSchema.describe('What is asked, in words for a parent.'),
    words: someOf(textSchema).describe('Phrases that ask for it, in lower case without accents and marks.'),
    unless: someOf(idSchema).optional().describe('Wishes beside which its words ask for nothing.'),
    favours: someOf(foodIdSchema).optional().describe('Foods that are chosen more readily.'),
    spares: someOf(foodIdSchema).optional().describe('Foods that are hardly chosen unasked.'),
    gives: givesSchema.optional().describe('What a serving has of a nutrient.'),
    dish: z.enum(dishTraits).optional().describe('Dishes that are chosen more readily.'),
    keeps: z
      .enum(['always', 'never', 'fridge', 'favoured', 'gives', 'energy', 'sparse', ...dishTraits])
      .describe(
        'Which recipes have it: all, none that we could promise, those that keep in the fridge, those of ' +
          'the foods that it favours, those that give the nutrient or much energy, those of hardly more than ' +
          'what is named, or those of such a dish.',
      ),
    why: textSchema
      .optional()
      .describe('Why a recipe has not got it, and what to do; `{more}` are the foods that were not named.'),
  })
  .refine(({ keeps, why }) => keeps === 'always' || why !== undefined, {
    error: 'Says not why a recipe may lack it.',
  })
  .refine(({ keeps, favours, gives }) => (keeps === 'favoured' ? favours : keeps !== 'gives' || gives), {
    error: 'Says not by what it is kept.',
  });

/** Something that parents ask of a recipe besides foods and dishes. */
export type RequestWish = z.infer<typeof requestWishSchema>;

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
