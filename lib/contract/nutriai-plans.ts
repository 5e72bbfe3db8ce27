import * as z from 'zod';
import { textField, timestamp } from './fields';
import { listAnswer } from './nutriai-babies';
import { nutrientAmounts } from './nutriai-meals';
import { sourceAnswer } from './nutriai-source';
import { madeBy } from './nutriai-water';
import {
  cookingMinutesAtLeast,
  cookingMinutesAtMost,
  grownUpsAtMost,
  usualCookingMinutes,
} from './plan-words';
import {
  aisleWords,
  allergenCodes,
  mealWords,
  nutrientCodes,
  shopUnitWords,
  whoGroupWords,
} from './nutriai-words';

export const planDaysAtMost = 14;

const wordsAtMost = 60;
/** Five meals and three snacks. */
export const slotsADayAtMost = 8;
const placesAtMost = planDaysAtMost * slotsADayAtMost;
export const shoppingItemsAtMost = 400;

const seedAtMost = 2 ** 31 - 1;

const date = z.iso.date();
const words = z.array(textField({ max: 120 })).max(wordsAtMost);

const choiceFields = {
  days: z.int().min(1).max(planDaysAtMost),
  meals_per_day: z.int().min(1).max(5).nullable().meta({
    description: 'Meals a day; the fourth and fifth are small. null: the usual number for the age.',
  }),
  snacks: z.int().min(0).max(3).nullable().meta({ description: 'null: the usual number for the age.' }),
  pantry: words.meta({ description: 'Foods at home to use first: ids or words.' }),
  max_minutes: z
    .int()
    .min(1)
    .max(600)
    .nullable()
    .meta({ description: 'Longest time for a dish from Monday to Friday, in minutes.' }),
  cooking_minutes: z.int().min(cookingMinutesAtLeast).max(cookingMinutesAtMost).meta({
    description: 'Most minutes of work in the kitchen in a day; leftovers take none.',
  }),
  grown_ups: z.int().min(0).max(grownUpsAtMost).meta({
    description: 'Adults who eat too: the shopping list adds one batch for each.',
  }),
  exclude: words.meta({
    description: 'What to leave out of this plan: foods as ids or words, or recipe ids.',
  }),
};

/** POST /api/nutriai/meal-plans */
export const mealPlanRequest = z.object({
  baby: z.uuid(),
  start_date: date,
  days: choiceFields.days.default(7),
  meals_per_day: choiceFields.meals_per_day.default(null),
  snacks: choiceFields.snacks.default(null),
  pantry: choiceFields.pantry.default([]),
  max_minutes: choiceFields.max_minutes.default(null),
  cooking_minutes: choiceFields.cooking_minutes.default(usualCookingMinutes),
  grown_ups: choiceFields.grown_ups.default(0),
  exclude: choiceFields.exclude.default([]),
  seed: z.int().min(0).max(seedAtMost).optional().meta({
    description: 'The same seed and wishes give the same plan. The default is a random seed.',
  }),
});

/** A place in a plan: a day, and which of its meals, from 0. */
const place = z.object({
  date,
  slot: z
    .int()
    .min(0)
    .max(slotsADayAtMost - 1),
});

/** PATCH /api/nutriai/meal-plans/{id}. Changes are made in this order: move, swap, locks, resolve. */
export const mealPlanPatch = z.object({
  version: z
    .int()
    .min(1)
    .optional()
    .meta({ description: 'The version the change is based on; any other version is a conflict (409).' }),
  move: z
    .object({ from: place, to: place })
    .optional()
    .meta({ description: 'The two meals swap their dishes.' }),
  swap: place
    .extend({ recipe: textField({ max: 120 }) })
    .optional()
    .meta({ description: 'Another dish for one meal, chosen so that the plan still follows the rules.' }),
  locks: z
    .array(place.extend({ locked: z.boolean() }))
    .max(placesAtMost)
    .optional(),
  resolve: z.boolean().optional().meta({ description: 'Plans every meal that is not locked again.' }),
  resolve_from: date
    .optional()
    .meta({ description: 'With `resolve`: days before this one stay as they are.' }),
  checked: z
    .array(z.object({ food: textField({ max: 120 }), checked: z.boolean() }))
    .max(shoppingItemsAtMost)
    .optional()
    .meta({
      description:
        'Ticks items on the shopping list as bought, or clears the tick. Carers may do this too; the ' +
        'version does not change.',
    }),
  grown_ups: choiceFields.grown_ups.optional().meta({
    description: 'How many adults to buy for as well. Carers may do this too; the version does not change.',
  }),
});

/** GET /api/nutriai/meal-plans/{id}/alternatives */
export const placeQuery = z.object({
  date,
  slot: z.coerce
    .number()
    .int()
    .min(0)
    .max(slotsADayAtMost - 1)
    .meta({ type: 'integer', description: 'Which meal of the day, counted from 0.' }),
});

const plannedDish = z.object({
  kind: z.enum(mealWords),
  recipe: z.string().nullable().meta({ description: 'null if nothing fits; `why` says why.' }),
  slug: z.string().nullable().meta({ description: 'Path of the recipe’s page.' }),
  title: z.string(),
  grams: z.number(),
  portion: z.string().meta({ description: 'The weight in household measures.' }),
  texture: z.string().meta({ description: 'How to serve it at this age.' }),
  verdict: z.enum(['allow', 'allow_with_preparation', 'block']).nullable().meta({
    description: '`block` if the profile or the log has changed since, so that the dish is now unsafe.',
  }),
  locked: z.boolean(),
  leftover_of: date.optional().meta({ description: 'The day the batch was cooked.' }),
  batches: z
    .number()
    .min(1)
    .optional()
    .meta({ description: 'How many times the recipe is made at once; missing: once.' }),
  why: z.string().optional(),
});

const plannedSlot = plannedDish.extend({ nutrients: nutrientAmounts });

const plannedDay = z.object({
  date,
  slots: z.array(plannedSlot),
  totals: nutrientAmounts.meta({ description: 'In the day’s food, without milk.' }),
  targets: nutrientAmounts.meta({ description: 'What food should provide in a day.' }),
  food_groups: z.array(z.enum(whoGroupWords)),
});

const shoppingItem = z.object({
  food: z.string(),
  name: z.string(),
  aisle: z.enum(aisleWords),
  grams: z.number().meta({ description: 'For all batches of the recipes.' }),
  buy: z
    .array(z.object({ amount: z.number(), unit: z.enum(shopUnitWords) }))
    .optional()
    .meta({ description: 'The same amount as sold in a shop: pieces, tins, grams dry or raw.' }),
  cupboard: z.boolean().optional().meta({ description: 'Spices and oils that most kitchens have.' }),
  recipes: z.array(z.string()),
  in_pantry: z.boolean(),
});

export const shortfallWords = [...nutrientCodes, 'free_sugars_g', 'food_groups', 'meals'] as const;

const shortfall = z.object({
  nutrient: z.enum(shortfallWords),
  have: z.number().meta({ description: 'Average per day, from food.' }),
  need: z.number(),
  share: z.number().meta({ description: 'Share of the need; above 1 for a limit that is exceeded.' }),
  share_with_milk: z.number().optional(),
  best_share: z
    .number()
    .optional()
    .meta({ description: 'The most that any week of these recipes could provide.' }),
  why: z.string(),
  what_helps: z.array(z.string()),
  sources: z.array(sourceAnswer),
});

const introduction = z.object({
  date,
  allergen: z.enum(allergenCodes),
  recipe: z.string(),
  how: z.string(),
});

const supplement = z.object({
  id: z.string(),
  advice: z.string(),
  gives: nutrientAmounts.optional(),
  source: sourceAnswer,
});

/** What the planner found, as it is kept. */
export const plannedMeals = z.object({
  days: z.array(plannedDay),
  shopping_list: z.array(shoppingItem).meta({ description: 'In the order you find them in a shop.' }),
  shortfalls: z.array(shortfall),
  introductions: z.array(introduction).meta({ description: 'Allergens that are new to the baby.' }),
  supplements: z.array(supplement),
  notes: z.array(z.string()),
  objective: z.number().meta({ description: 'Points out of 100.' }),
  gap: z
    .number()
    .meta({ description: 'Proven upper bound on the relative distance to the best possible plan.' }),
});

/** What a plan was asked for. */
export const planChoices = z.object({
  ...choiceFields,
  // Plans of before were made without.
  cooking_minutes: choiceFields.cooking_minutes.default(usualCookingMinutes),
  grown_ups: choiceFields.grown_ups.default(0),
  seed: z.int(),
});

const planHead = {
  id: z.uuid(),
  baby: z.uuid(),
  start_date: date,
  end_date: date,
  is_outdated: z.boolean().meta({
    description: 'A dish is unsafe given the current profile or log: make a new plan for the rest.',
  }),
  version: z.int().meta({ description: 'Increases with every change to the meals.' }),
  made_by: madeBy,
  created_at: timestamp,
  updated_at: timestamp,
};

export const mealPlanAnswer = z.object({
  ...planHead,
  ...plannedMeals.shape,
  choices: planChoices,
  checked: z.array(z.string()).meta({ description: 'Foods ticked off on the shopping list.' }),
  solved_ms: z.int(),
});

/** GET /api/nutriai/meal-plans: without nutrients and advice. */
export const mealPlanListAnswer = listAnswer(
  z.object({
    ...planHead,
    days: z.array(z.object({ date, slots: z.array(plannedDish) })),
    introductions: plannedMeals.shape.introductions,
  }),
);

export const alternativesAnswer = z.object({
  results: z.array(
    z.object({
      recipe: z.string(),
      slug: z.string(),
      title: z.string(),
      grams: z.number(),
      portion: z.string(),
      minutes: z.int(),
    }),
  ),
});

/** Steps of a plan, in their order, as events of the stream; `done` and `error` end it. */
export const planStepWords = ['waiting', 'choosing', 'portioning', 'checking'] as const;

export type MealPlanRequest = z.output<typeof mealPlanRequest>;
export type MealPlanPatch = z.output<typeof mealPlanPatch>;
export type PlannedMeals = z.output<typeof plannedMeals>;
export type PlannedDayAnswer = PlannedMeals['days'][number];
export type PlannedSlotAnswer = PlannedDayAnswer['slots'][number];
export type PlanPlace = z.output<typeof place>;
export type PlanChoices = z.output<typeof planChoices>;
export type MealPlanAnswer = z.output<typeof mealPlanAnswer>;
export type MealPlanListAnswer = z.output<typeof mealPlanListAnswer>;
export type MealPlanSummary = MealPlanListAnswer['results'][number];
export type AlternativesAnswer = z.output<typeof alternativesAnswer>;
export type PlanStep = (typeof planStepWords)[number];
