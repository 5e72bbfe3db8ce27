import * as z from 'zod';
import { insightAlert } from './nutriai-insights';
import { foodGroupWords, nutrientCodes } from './nutriai-words';

const source = z.object({ org: z.string(), title: z.string(), year: z.int(), url: z.url() });
const band = z.object({ min_ml: z.number(), max_ml: z.number() }).nullable();

const coveredNutrient = z.object({
  code: z.enum(nutrientCodes),
  name: z.string(),
  unit: z.string(),
  have: z.number().nullable().meta({ description: 'Null if nothing eaten has been analysed for it.' }),
  need: z.number(),
  from_milk: z.number(),
  at_least: z
    .boolean()
    .meta({ description: 'Something eaten could not be counted, so the true amount is higher.' }),
  status: z.enum(['covered', 'close', 'low', 'no_data']),
  helps: z
    .string()
    .nullable()
    .meta({ description: 'Foods this baby may have that provide it; null if it is not low.' }),
  source,
});

const milkOfDay = z.object({
  ml: z.number(),
  estimated: z.boolean().meta({ description: 'Amounts taken at the breast cannot be measured.' }),
  feeds: z.int().meta({ description: 'Logged feeds.' }),
  breast_ml: z.number(),
  formula_ml: z.number(),
  other_ml: z.number(),
  usual: band.meta({ description: 'If the guidance gives a range.' }),
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
      'For this day’s meals and the last seven days’ reactions: what to watch for, and who to call. ' +
      'The most urgent comes first.',
  }),
  is_logged: z.boolean().meta({ description: 'Something other than milk and drinks was logged.' }),
  milk: milkOfDay.nullable().meta({ description: 'Null after 36 months, where our reference intakes end.' }),
  nutrients: z.array(coveredNutrient).meta({
    description: 'The day so far against a whole day’s need, iron first. Empty until something is logged.',
  }),
  has_estimates: z.boolean().meta({ description: 'The totals include assumed weights.' }),
  groups: z
    .object({
      had: z.array(z.enum(foodGroupWords)),
      milk_assumed: z
        .boolean()
        .meta({ description: 'Milk is counted because the profile says so, without a logged feed.' }),
      wanted: z.int(),
      solid_feeds: z.int(),
      solid_feeds_wanted: z.int(),
      source,
    })
    .nullable()
    .meta({
      description:
        'WHO’s eight food groups, from 6 to 23 months; null at other ages or if nothing is logged.',
    }),
  water: z
    .object({
      plain_ml: z.number().meta({ description: 'Logged as drinks or as part of meals.' }),
      with_meals_ml: z
        .number()
        .min(0)
        .meta({ description: 'The part of `plain_ml` that was logged in meals.' }),
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
