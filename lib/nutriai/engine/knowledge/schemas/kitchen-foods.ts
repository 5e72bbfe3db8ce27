import * as z from 'zod';
import { families } from '../../composer/flavours/families';
import { roles, ways } from '../../composer/kitchen/kitchen-food';
import { foodStates } from '../../foods/food';
import { foodIdSchema, someOf, textSchema } from './vocabulary';

const gramsSchema = z.number().positive();
const ratioSchema = z.number().positive();

const measureSchema = z
  .discriminatedUnion('by', [
    z.strictObject({
      by: z.literal('piece'),
      grams: gramsSchema.describe('Of one, as weighed.'),
      one: textSchema,
      many: textSchema.optional().describe('Where it is not `one` with an s.'),
    }),
    z.strictObject({
      by: z.literal('dry'),
      ratio: ratioSchema.describe('Weighed cooked: dry over cooked.'),
      tinned: z.literal(true).optional().describe('Bought in tins.'),
    }),
    z.strictObject({ by: z.literal('raw'), ratio: ratioSchema.describe('Weighed cooked: raw over cooked.') }),
    z.strictObject({
      by: z.literal('spoon'),
      grams: gramsSchema.describe('Of a tablespoon.'),
      note: textSchema.optional(),
    }),
    z.strictObject({ by: z.literal('ml') }),
    z.strictObject({ by: z.literal('weight'), note: textSchema.optional() }),
    z.strictObject({ by: z.literal('pinch') }),
  ])
  .describe('How an amount is said in a kitchen.');

const cookedShape = {
  minutes: z.number().min(0).describe('Until it is soft or cooked through.'),
  cut: textSchema.optional().describe('What is done with it first: “peel and dice”.'),
  unnamed: z.literal(true).optional().describe('Too mild, strong or wet to give a dish its name.'),
};

export const kitchenFoodsSchema = z.strictObject({
  groups: someOf(
    z.strictObject({
      role: z.enum(roles).describe('What its foods do in a dish.'),
      way: z.enum(ways).describe('How they are made ready: the words of the steps hang on it.'),
      ...cookedShape,
      foods: someOf(
        z.strictObject({
          food: foodIdSchema,
          name: textSchema.describe('In a step, after “the”.'),
          title: textSchema.optional().describe('In a title, in lower case, where it is not the name.'),
          state: z
            .enum(foodStates)
            .optional()
            .describe('As weighed; without one it has no composition and its nutrients are not counted.'),
          ...z.strictObject(cookedShape).partial().shape,
          weight: z
            .number()
            .min(0)
            .optional()
            .describe(
              'How often it is chosen unasked, 1 where it is not given; 0 only when asked for, as is ' +
                'what has no state and is more than a pinch.',
            ),
          measure: measureSchema,
          families: someOf(z.enum(families)).describe('Kitchens that it is at home in.'),
        }),
      ).describe('Each differs from its group where it says so.'),
    }),
  ),
});

/** Foods as a file of knowledge/kitchen has them. */
export type WrittenKitchenFoods = z.infer<typeof kitchenFoodsSchema>;
