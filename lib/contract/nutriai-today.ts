import * as z from 'zod';
import { insightAlert } from './nutriai-insights';
import { foodGroupWords, nutrientCodes } from './nutriai-words';

const source = z.object({ org: z.string(), title: z.string(), year: z.int(), url: z.url() });
const band = z.object({ min_ml: z.number(), max_ml: z.number() }).nullable();

const coveredNutrient = z.object({
  code: z.enum(nutrientCodes),
  name: z.string(),
  unit: z.string(),
  have: z.number().nullable().meta({ description: 'Null where nothing that was eaten is measured for it.' }),
  need: z.number(),
  from_milk: z.number(),
  at_least: z.boolean().meta({ description: 'Something eaten is not in it: the true amount is higher.' }),
  status: z.enum(['covered', 'close', 'low', 'no_data']),
  helps: z
    .string()
    .nullable()
    .meta({ description: 'What brings it, of what this child may have; null where it is not low.' }),
  source,
});

const milkOfDay = z.object({
  ml: z.number(),
  estimated: z.boolean().meta({ description: 'What is drunk at the breast nobody measures.' }),
  feeds: z.int().meta({ description: 'Feeds that were logged.' }),
  breast_ml: z.number(),
  formula_ml: z.number(),
  other_ml: z.number(),
  usual: band.meta({ description: 'Where advice has a range.' }),
});

/** GET /api/nutriai/baby-profiles/{id}/today */
export const todayAnswer = z.object({
  baby: z.uuid(),
  date: z.iso.date(),
  is_today: z.boolean(),
  age_months: z.int().min(0),
  corrected_age_months: z.int().min(0).nullable(),
  alerts: z.array(insightAlert).meta({
    description:
      'Of the meals of this day and of reactions of the last seven: what to watch for, and whom to call. What has to be seen first stands first.',
  }),
  is_logged: z.boolean().meta({ description: 'Something besides milk and drinks was logged.' }),
  milk: milkOfDay.nullable().meta({ description: 'Null beyond 36 months, to which needs are kept.' }),
  nutrients: z.array(coveredNutrient).meta({
    description:
      'Of the day so far, against the need of a whole day, iron first. Empty while nothing is logged.',
  }),
  has_estimates: z.boolean().meta({ description: 'The sums hold weights of foods that were assumed.' }),
  groups: z
    .object({
      had: z.array(z.enum(foodGroupWords)),
      milk_assumed: z
        .boolean()
        .meta({ description: 'Milk counts as the profile says, not because a feed was logged.' }),
      wanted: z.int(),
      solid_feeds: z.int(),
      solid_feeds_wanted: z.int(),
      source,
    })
    .nullable()
    .meta({
      description: 'WHO’s eight food groups, at 6 to 23 months; null at other ages and without a log.',
    }),
  water: z
    .object({
      plain_ml: z.number().meta({ description: 'Logged as drinks, and drunk with meals.' }),
      with_meals_ml: z.number().min(0).meta({ description: 'Of `plain_ml`, what the meals hold.' }),
      band,
      warn_above_ml: z.number(),
      status: z.enum(['not_yet', 'below', 'within', 'above', 'no_data']),
      advice: z.string(),
      sources: z.array(source),
    })
    .nullable(),
});

export type TodayAnswer = z.output<typeof todayAnswer>;
export type CoveredNutrient = z.output<typeof coveredNutrient>;
