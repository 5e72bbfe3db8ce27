import * as z from 'zod';
import { growthAnswer } from './nutriai-growth';
import { sourceAnswer } from './nutriai-source';
import { allergenCodes, feedingWords, nutrientCodes, reactionWords, whoGroupWords } from './nutriai-words';

export const insightDays = ['7', '14', '30'] as const;

export const alertSeverities = ['urgent', 'see_someone', 'watch', 'tip'] as const;

export type DietGroup = (typeof whoGroupWords)[number];

const sourceList = z.array(sourceAnswer);
const amounts = z.partialRecord(z.enum(nutrientCodes), z.number());
const atLeast = z.number().nullable();

export const insightAlert = z.object({
  id: z.string().meta({ description: 'Stable; the subject follows a colon: `gate:honey`.' }),
  severity: z.enum(alertSeverities).meta({
    description:
      '`urgent`: call an ambulance, or see a doctor today. `see_someone`: ask a doctor or health ' +
      'visitor. `watch`: something to change. `tip`: good to know.',
  }),
  title: z.string(),
  advice: z.string(),
  emergency: z.boolean().meta({ description: 'Show the emergency numbers before anything else.' }),
  source: sourceAnswer,
});

const nutrientBalance = z.object({
  code: z.enum(nutrientCodes),
  name: z.string(),
  unit: z.string(),
  have: atLeast.meta({ description: 'Per day, the mean of the logged days. Null if nothing is known.' }),
  need: z.number().meta({ description: 'Per day, the mean of the same days.' }),
  share: atLeast.meta({ description: 'have ÷ need' }),
  lower: z.number().meta({ description: 'The known part of the amount.' }),
  upper: atLeast.meta({
    description: 'Null if the amount in something eaten is unknown: the true mean is `lower` or more.',
  }),
  from_milk: z.number().meta({ description: 'Of `have`.' }),
  estimated: z.number().meta({
    description: 'Of `have`: from assumed weights, and from milk whose amount was not logged.',
  }),
  coverage: z
    .number()
    .meta({ description: 'Share of the food eaten that has been analysed for this nutrient, 0 to 1.' }),
  status: z.enum(['covered', 'close', 'low', 'no_data']),
  upper_level: atLeast.meta({
    description: 'Tolerable upper intake level, where it includes intake from food.',
  }),
  source: sourceAnswer,
  by_day: z
    .array(
      z.object({ date: z.iso.date(), have: z.number().nullable(), from_milk: z.number(), need: z.number() }),
    )
    .meta({ description: 'Logged days, oldest first.' }),
});

const limitBalance = z.object({
  id: z.enum(['sodium', 'added_sugars', 'retinol', 'juice', 'cows_milk_drink']),
  unit: z.enum(['mg', 'g', 'µg', 'ml']),
  lower: z.number().meta({ description: 'The known amount per day, the mean of the logged days.' }),
  upper: atLeast.meta({
    description: 'The highest it can be; null if the amount in something eaten is unknown.',
  }),
  max: z.number(),
  status: z.enum(['within', 'above', 'no_data']),
  note: z.string(),
  foods: z.array(z.string()).meta({ description: 'Names of the foods it comes from.' }),
  sources: sourceList,
});

const milkKind = z.enum(['breast', 'formula', 'cow', 'other']);
const milkVolume = z.enum(['logged', 'estimated']);

const day = z.object({
  date: z.iso.date(),
  age_months: z.int().min(0),
  logged: z.boolean().meta({ description: 'At least one meal other than milk.' }),
  meals: z.int().min(0),
  milk: z.object({
    ml: z.number(),
    estimated: z.boolean(),
    feeds: z.int().min(0).meta({ description: 'Milk feeds in the log.' }),
    parts: z.array(z.object({ milk: milkKind, ml: z.number(), volume: milkVolume })),
  }),
  nutrients: amounts.meta({ description: 'Milk and food together. Unknown amounts are left out.' }),
  from_milk: amounts.meta({ description: 'Of `nutrients`.' }),
  at_least: z.array(z.enum(nutrientCodes)).meta({ description: 'Nutrients whose true amount is higher.' }),
  not_counted: z.array(
    z.object({
      text: z.string(),
      reason: z.enum(['unknown_food', 'no_weight', 'no_composition']),
      nearest: z.array(z.string()),
    }),
  ),
  usual_portions: z.array(z.string()).meta({ description: 'What is counted as a usual portion.' }),
});

const indicatorCount = z
  .object({ days: z.int().min(0), of: z.int().min(0) })
  .meta({ description: 'How many of the days with enough information.' });

const whoDay = z.object({
  date: z.iso.date(),
  groups: z.array(z.enum(whoGroupWords)),
  milk_assumed: z
    .boolean()
    .meta({ description: 'Milk is listed because the profile says so, without a logged feed.' }),
  solid_feeds: z.int().min(0),
  milk_feeds: z.int().min(0),
  mdd: z.boolean().meta({ description: 'Minimum dietary diversity: five of eight groups.' }),
  mmf: z.boolean().nullable().meta({ description: 'Minimum meal frequency.' }),
  mmf_needs: z.int().min(0),
  mmff: z
    .boolean()
    .nullable()
    .meta({ description: 'Minimum milk feeding frequency; does not apply to breastfed children.' }),
  mad: z.boolean().nullable().meta({ description: 'Minimum acceptable diet.' }),
  eff: z.boolean().meta({ description: 'Egg or flesh food.' }),
  zvf: z.boolean().meta({ description: 'No vegetable and no fruit.' }),
  swb: z.boolean().meta({ description: 'A sweet drink.' }),
});

const who = z.object({
  days: z.array(whoDay).meta({ description: 'Logged days at 6 to 23 months, oldest first.' }),
  summary: z.object({
    mdd: indicatorCount,
    mmf: indicatorCount,
    mmff: indicatorCount,
    mad: indicatorCount,
    eff: indicatorCount,
    zvf: indicatorCount,
    swb: indicatorCount,
  }),
  source: sourceAnswer,
});

const water = z.object({
  days: z.array(
    z.object({
      date: z.iso.date(),
      plain_ml: z.number(),
      total_ml: z
        .number()
        .nullable()
        .meta({ description: 'From milk and food; null without a logged meal.' }),
    }),
  ),
  plain_ml: z.number().nullable().meta({ description: 'Mean of the days on which plain water was logged.' }),
  total_ml: z.number().nullable().meta({ description: 'Mean of the days on which a meal was logged.' }),
  total_need_ml: z.number(),
  band_ml: z.object({ min: z.number(), max: z.number() }).nullable().meta({
    description: 'Usual plain water at this age; null under six months.',
  }),
  warn_above_ml: z.number(),
  status: z.enum(['not_yet', 'below', 'within', 'above', 'no_data']),
  advice: z.string(),
  sources: sourceList,
});

const allergens = z.object({
  exposures: z.array(
    z.object({
      code: z.enum(allergenCodes),
      name: z.string(),
      status: z.enum(['allergic', 'reacted', 'suspected', 'tolerated', 'not_yet']).meta({
        description:
          '`reacted`: a reaction to it was recorded. `suspected`: a meal that contained it was ' +
          'followed by a reaction, and no food was named as the cause.',
      }),
      first: z.iso.date().nullable(),
      last: z.iso.date().nullable(),
      times: z.int().min(0).meta({ description: 'Days on which it was eaten.' }),
      reaction: z.enum(reactionWords).meta({ description: 'The worst reaction recorded as due to it.' }),
      suspicion: z
        .enum(reactionWords)
        .meta({ description: 'The worst reaction for which no food was named.' }),
      is_undated: z
        .boolean()
        .meta({ description: 'Eaten before the baby was added here, on a day that is not known.' }),
      kept_up: z.boolean().nullable().meta({ description: 'In the last week, for a tolerated allergen.' }),
    }),
  ),
  due: z
    .array(
      z.object({
        code: z.enum(allergenCodes),
        name: z.string(),
        from: z.iso.date(),
        how: z.string(),
        ask_first: z.boolean().meta({ description: 'Talk to a doctor first.' }),
      }),
    )
    .meta({ description: 'New ones in the order to introduce them, three days apart.' }),
  offer_again: z
    .array(z.enum(allergenCodes))
    .meta({ description: 'Tolerated, but not eaten in the last week.' }),
  paused: z.string().nullable().meta({ description: 'Why no new allergen is due.' }),
  advice: z.string(),
  sources: sourceList,
});

const variety = z.object({
  all_time: z.int().min(0),
  of_goal: z.int().min(0),
  goal: z.int(),
  window: z.int().min(0).meta({ description: 'Different foods in the period.' }),
  new_foods: z.array(z.object({ food: z.string(), name: z.string() })),
  by_group: z
    .partialRecord(z.enum(whoGroupWords), z.int().min(0))
    .meta({ description: 'Since the log began.' }),
});

const foodEaten = z.object({
  food: z.string(),
  name: z.string(),
  group: z.enum(whoGroupWords).nullable(),
  days: z.int().min(1),
});

const milk = z.object({
  feeding: z.enum(feedingWords),
  mean_ml: z
    .number()
    .nullable()
    .meta({
      description:
        'Over the days with meals in the log, as the nutrients; if there are none, over days with feeds, or over ' +
        'all. Null if none is known.',
    }),
  estimated: z.boolean(),
  usual_ml: z.number().meta({ description: 'What a baby of this age usually drinks.' }),
  range_ml: z.object({ min: z.number(), max: z.number() }).nullable(),
  kcal: z.number().meta({ description: 'Of `usual_ml`.' }),
  sources: sourceList,
});

const supplement = z.object({
  id: z.enum(['vitamin_d', 'vitamins_a_c_d', 'iron', 'vitamin_b12', 'iodine']),
  advice: z.string(),
  source: sourceAnswer,
});

/** GET /api/nutriai/insights/{id}; docs/nutriai.md says what each figure means. */
export const insightsAnswer = z.object({
  baby: z.uuid(),
  today: z.iso.date(),
  from: z.iso.date(),
  to: z.iso.date(),
  age_months: z.int().min(0),
  corrected_age_months: z.int().min(0).nullable(),
  has_estimates: z
    .boolean()
    .meta({ description: 'The totals of the period include assumed weights or assumed milk.' }),
  logged_days: z
    .int()
    .min(0)
    .meta({ description: 'Days with a meal other than milk; means are taken over these.' }),
  alerts: z.array(insightAlert).meta({ description: 'The most urgent comes first.' }),
  nutrients: z.array(nutrientBalance).meta({
    description:
      'Intake against need, iron and vitamin D first; empty under six months or if no day is logged.',
  }),
  limits: z.array(limitBalance).meta({ description: 'Salt, sugars and other things to limit.' }),
  days: z.array(day).meta({ description: 'The period day by day, oldest first; empty after 36 months.' }),
  milk: milk.nullable().meta({ description: 'Null after 36 months.' }),
  who: who.nullable().meta({ description: 'WHO’s indicators, 6 to 23 months.' }),
  water: water.nullable().meta({ description: 'Null after 36 months.' }),
  allergens,
  growth: growthAnswer,
  variety,
  foods: z
    .array(foodEaten)
    .meta({ description: 'Eaten in the period, apart from milk drinks, most frequent first.' }),
  supplements: z.array(supplement),
  notes: z.array(z.string()).meta({ description: 'How to read the figures.' }),
});
export type InsightsAnswer = z.output<typeof insightsAnswer>;
