import * as z from 'zod';
import { families } from '../../composer/flavours/families';
import { roles, ways } from '../../composer/kitchen/kitchen-food';
import { forms } from '../../composer/patterns/pattern';
import { textures } from '../../foods/food-serving';
import { dishKinds, meals, recipeTags, reheatingWords } from '../../recipes/recipe';
import { foodIdSchema, idSchema, list, monthsSchema, someOf, textSchema } from './vocabulary';

const reheatingKeys = Object.keys(reheatingWords) as (keyof typeof reheatingWords)[];
const shareSchema = z.number().min(0).max(1);
const slotNameSchema = z.string().regex(/^[a-z]+$/);

const slotShape = {
  roles: someOf(z.enum(roles)).describe('What its foods do in a dish.'),
  ways: someOf(z.enum(ways)).optional().describe('Only foods made ready in one of these ways.'),
  foods: someOf(foodIdSchema).optional().describe('Only these foods.'),
  min: z.int().min(0),
  max: z.int().min(1),
  chance: z
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe('How likely it is filled beyond its minimum when nothing asks for it.'),
  share: z
    .tuple([shareSchema, shareSchema, shareSchema])
    .readonly()
    .describe('Share of the dish’s weight for each food in it: least, usual, most.'),
};

export const dishSlotsSchema = z.strictObject({
  slots: z.record(slotNameSchema, z.strictObject(slotShape)),
});

const slotSchema = z.strictObject({
  like: slotNameSchema.describe('The slot of dish-slots.yaml that it starts from; what follows differs.'),
  name: slotNameSchema.optional().describe('Where it differs from that slot’s own.'),
  ...z.strictObject(slotShape).partial().shape,
});

const stepSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('oven'), celsius: z.int().min(100).max(250), and: textSchema }),
  z.strictObject({ do: z.literal('cut'), except: slotNameSchema.optional() }),
  z.strictObject({ do: z.enum(['soften', 'pot', 'grain', 'apart', 'sides', 'texture', 'finish']) }),
  z.strictObject({ do: z.literal('rest'), verb: z.enum(['Stir in', 'Fold in', 'Mash in']) }),
  z.strictObject({
    do: z.literal('say'),
    text: textSchema.describe(
      '`{slot}` stands for the foods of a slot; a part in square brackets is left out when its slots are empty.',
    ),
    needs: someOf(slotNameSchema).optional().describe('Said only where each of these slots has a food.'),
    without: someOf(slotNameSchema).optional().describe('Said only where none of these slots has a food.'),
  }),
]);

const dishPatternSchema = z
  .strictObject({
    id: idSchema,
    kind: z.enum(dishKinds),
    form: z.enum(forms).describe('How it comes to the table: its textures and cuts follow.'),
    onlyFor: z
      .enum(['no_cooking', 'microwave'])
      .optional()
      .describe('Made only in a kitchen without any heat, or with a microwave and no hob.'),
    isTaste: z
      .literal(true)
      .optional()
      .describe('Made only where it is asked for: beside milk it has to give no energy.'),
    meals: someOf(z.enum(meals)),
    fromMonths: monthsSchema,
    toMonths: monthsSchema.optional().describe('Most months at which it is offered unasked.'),
    textures: someOf(z.enum(textures)),
    families: someOf(z.enum([...families, 'savoury'])).describe(
      'Kitchens that it belongs to; `savoury` stands for all but `sweet`.',
    ),
    slots: someOf(slotSchema),
    steps: someOf(stepSchema).describe('The method, in order.'),
    namedBy: someOf(slotNameSchema).describe('Slots whose foods give it its name, most telling first.'),
    titles: someOf(textSchema).describe(
      '`{names}` stands for up to three foods as in “pea and potato”, `{with}` as in “peas and ' +
        'potatoes”, `{flavour}` for a herb or spice.',
    ),
    words: someOf(textSchema).describe('Words of a wish that ask for it.'),
    minutes: z.int().min(0).describe('Besides the cooking of what is in it: mixing, baking, cooling.'),
    meanwhile: z.literal(true).optional().describe('The rest is cooked during these minutes, not before.'),
    servings: z.number().positive(),
    portion: z.number().positive().describe('Of one serving, beside a main meal’s: 1 for a main meal.'),
    makes: textSchema.describe('“4 servings”, “12 patties”.'),
    fridgeDays: z.literal([0, 1, 2]),
    freezerMonths: z.literal([0, 1, 2]),
    reheating: z.enum(reheatingKeys),
    tags: list(z.enum(recipeTags)),
    weight: z.number().min(0).describe('How often it is chosen unasked.'),
  })
  .describe('A kind of dish that the composer makes: what goes in, how it is cooked, what it is called.');

export const dishPatternFileSchema = z.strictObject({ patterns: someOf(dishPatternSchema) });

export type WrittenDishPattern = z.infer<typeof dishPatternSchema>;
export type DishSlots = z.infer<typeof dishSlotsSchema>;
