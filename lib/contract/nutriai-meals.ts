import * as z from 'zod';
import { choiceField, textField, timestamp } from './fields';
import { listAnswer } from './nutriai-babies';
import { importedFrom, madeBy, momentField } from './nutriai-water';
import {
  allergenCodes,
  foodStateWords,
  itemGramsAtMost,
  mealKindWords,
  nutrientCodes,
  reactionWords,
  unitWords,
} from './nutriai-words';

const itemsAtMost = 30;
const signsAtMost = 20;

function amountField(max: number) {
  return z
    .number()
    .max(max)
    .refine((value) => value > 0, { error: 'Must be more than zero.' })
    .meta({ exclusiveMinimum: 0 });
}

/** What a food of a text weighed, once somebody has put an assumed weight right. */
const weightOfWords = z.object({ text: textField({ max: 300 }), grams: amountField(itemGramsAtMost) });

const itemRequest = z
  .object({
    food: textField({ max: 120 }).optional().meta({ description: 'Id or name of a food.' }),
    recipe: textField({ max: 120 }).optional().meta({ description: 'Id of a recipe.' }),
    text: textField({ max: 300 }).optional().meta({ description: 'Anything else, in words.' }),
    amount: amountField(1_000).nullish(),
    unit: choiceField(unitWords).nullish().meta({
      description: 'If not given: pieces of a food, servings of a recipe.',
    }),
    weights: z.array(weightOfWords).max(itemsAtMost).optional().meta({
      description:
        'With `text`: weights of the foods in it, by their words in `counted`. They replace assumed weights.',
    }),
    grams: amountField(itemGramsAtMost)
      .nullish()
      .meta({ description: 'As served; takes precedence over `amount` and `unit`.' }),
  })
  .refine(
    ({ food, recipe, text }) => [food, recipe, text].filter((value) => value !== undefined).length === 1,
    { error: 'Give one of food, recipe and text.' },
  );

const reactionRequest = z.object({
  severity: choiceField(reactionWords),
  signs: z
    .array(textField({ max: 200 }))
    .max(signsAtMost)
    .default([]),
  note: textField({ max: 1_000, isMultiline: true, isBlankAllowed: true }).default(''),
  allergens: z.array(choiceField(allergenCodes)).max(allergenCodes.length).default([]).meta({
    description: 'Suspected allergens. If both this and `foods` are empty, the cause is not known.',
  }),
  foods: z
    .array(textField({ max: 300 }))
    .max(itemsAtMost)
    .default([])
    .meta({ description: 'Foods in the meal that may have caused it, in words.' }),
});

const mealFields = {
  eaten_at: momentField,
  kind: choiceField(mealKindWords),
  items: z.array(itemRequest).min(1).max(itemsAtMost),
  eaten_share: z.number().min(0).max(1),
  reaction: reactionRequest.nullable(),
};

/** POST /api/nutriai/meals, and PUT of one, whose baby stays. */
export const mealRequest = z.object({
  baby: z.uuid(),
  ...mealFields,
  eaten_share: mealFields.eaten_share.default(1),
  reaction: mealFields.reaction.default(null),
  portion: z
    .uuid()
    .optional()
    .meta({
      description:
        'Id of the stored portions it was taken from, which then count one fewer. If none is left, the ' +
        'meal is logged all the same.',
    }),
});
export const mealReplacement = mealRequest.omit({ baby: true, portion: true });

/** PATCH /api/nutriai/meals/{id}: the items are replaced as a whole. */
export const mealPatch = z.object(mealFields).partial();

const partOfDish = z.object({
  food: z.string(),
  state: z.enum(foodStateWords).nullable(),
  grams: z.number(),
  is_pinch: z.boolean(),
});

/** How an item is kept and shown: a food by its id, with what it weighs. */
export const mealItem = z.object({
  food: z.string().nullable(),
  recipe: z.string().nullable(),
  text: z.string().nullable(),
  name: z.string(),
  amount: z.number().nullable(),
  unit: z.enum(unitWords).nullable(),
  grams: z
    .number()
    .nullable()
    .meta({ description: 'As served, before allowing for the share eaten. Null if not known.' }),
  is_estimate: z.boolean().optional().meta({
    description: 'No weight was given: this is the weight of a usual piece or a usual serving.',
  }),
  weights: z.array(z.object({ text: z.string(), grams: z.number() })).optional(),
  made_of: z
    .object({ servings: z.number(), ingredients: z.array(partOfDish) })
    .optional()
    .meta({
      description:
        'What a member’s own recipe contained when the meal was logged; later changes to the recipe do not affect it.',
    }),
});

export const mealReaction = z.object({
  severity: z.enum(reactionWords),
  signs: z.array(z.string()),
  note: z.string(),
  allergens: z.array(z.enum(allergenCodes)).default([]),
  foods: z.array(z.string()).default([]),
});

export const nearFood = z.object({ id: z.string(), name: z.string() });

const notCounted = z.object({
  text: z.string(),
  reason: z.enum(['unknown_food', 'no_weight', 'no_composition']),
  nearest: z.array(z.string()).meta({ description: 'Ids of the foods that may be meant.' }),
  choices: z.array(nearFood).meta({ description: 'The three closest of them, with their names.' }),
});

const countedFood = z.object({
  item: z.int().min(0).meta({ description: 'Index of the item.' }),
  text: z.string().meta({
    description:
      'Its words in the item, with ", read as …" where they stand for others; `weights` refers to it by these ' +
      'words. Of an item that is a food, its name.',
  }),
  name: z.string(),
  grams: z.number().meta({ description: 'As served, before allowing for the share eaten.' }),
  is_estimate: z
    .boolean()
    .meta({ description: 'Assumed from the size of a piece or container, or a usual serving at this age.' }),
});

export const nutrientAmounts = z.partialRecord(z.enum(nutrientCodes), z.number());

export const mealAlert = z.object({
  severity: z.string(),
  title: z.string(),
  advice: z.string(),
  emergency: z.boolean(),
  source: z.object({ org: z.string(), title: z.string(), year: z.int(), url: z.url() }),
});

export const mealAnswer = z.object({
  id: z.uuid(),
  baby: z.uuid(),
  eaten_at: timestamp,
  kind: z.enum(mealKindWords),
  items: z.array(mealItem),
  eaten_share: z.number(),
  reaction: mealReaction.nullable(),
  /** True when the words hold a sign that needs an ambulance, or the reaction is severe. */
  emergency: z.boolean(),
  emergency_text: z.string().nullable().meta({ description: 'What to do straight away; show it first.' }),
  alerts: z.array(mealAlert).meta({ description: 'About the reaction.' }),
  nutrients: nutrientAmounts.meta({
    description: 'In what was eaten. Nutrients that were never analysed are left out.',
  }),
  at_least: z.array(z.enum(nutrientCodes)).meta({
    description: 'Nutrients whose true amount is higher, because not everything could be counted.',
  }),
  counted: z
    .array(countedFood)
    .meta({ description: 'Foods found in items given in words, and what they are counted as.' }),
  has_estimates: z.boolean().meta({ description: 'The totals include assumed weights.' }),
  not_counted: z.array(notCounted),
  allergens: z.array(z.enum(allergenCodes)).meta({
    description:
      'Allergens the meal certainly contains; those that are only usual in such a dish are left out.',
  }),
  imported: importedFrom.optional(),
  made_by: madeBy,
  created_at: timestamp,
  updated_at: timestamp,
});

/** GET /api/nutriai/meals */
export const mealListAnswer = listAnswer(mealAnswer);

export type MealRequest = z.output<typeof mealRequest>;
export type MealPatch = z.output<typeof mealPatch>;
export type MealItemRequest = MealRequest['items'][number];
export type MealItem = z.output<typeof mealItem>;
export type MealAnswer = z.output<typeof mealAnswer>;
