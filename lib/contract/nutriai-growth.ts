import * as z from 'zod';
import { sourceAnswer } from './nutriai-source';

export const growthIndicators = [
  'weight_for_age',
  'length_for_age',
  'weight_for_length',
  'bmi_for_age',
  'head_circumference_for_age',
] as const;

const indicator = z.enum(growthIndicators);
const unit = z.enum(['kg', 'cm', 'kg/m²']);
const flag = z.enum(['implausible', 'talk', 'talk_soon']).optional().meta({
  description: 'Beyond 2 SD (`talk`) or 3 SD (`talk_soon`).',
});

const point = z.object({
  date: z.iso.date(),
  x: z.number().meta({
    description: 'Age in months (from the due date until two years for a baby born early), or centimetres.',
  }),
  x_since_birth: z
    .number()
    .nullable()
    .meta({ description: 'Months since birth. Null on a chart by length.' }),
  value: z.number().meta({ description: 'In the unit of the series.' }),
  z: z.number(),
  centile: z.number().min(0).max(100),
  words: z.string().meta({ description: '“Of 100 girls this age, about 48 weigh less.”' }),
  flag,
});

const line = z.object({
  label: z.string().meta({ description: '“3rd”' }),
  centile: z.union([z.literal(3), z.literal(15), z.literal(50), z.literal(85), z.literal(97)]),
  points: z.array(z.object({ x: z.number(), y: z.number() })),
});

const series = z.object({
  indicator,
  sex: z.enum(['female', 'male']).meta({ description: 'Whether the chart is for girls or for boys.' }),
  unit,
  x_unit: z.enum(['months', 'cm']),
  from: z.number().meta({ description: 'Where the chart starts, in `x_unit`.' }),
  to: z.number(),
  points: z.array(point).meta({ description: 'The baby’s own measurements, oldest first.' }),
  left_out: z
    .array(
      z.object({
        date: z.iso.date(),
        value: z.number(),
        reason: z.enum(['implausible', 'before_due', 'outside_table']),
      }),
    )
    .meta({ description: 'Measurements outside the range of the chart.' }),
  lines: z
    .array(line)
    .meta({ description: 'WHO’s centiles, lowest first; present even before there is a measurement.' }),
});

const weightGain = z.object({
  latest_z: z.number().optional(),
  fall_in_spaces: z.number().optional().meta({
    description: 'Centile spaces between the highest earlier weight and the latest; negative for a rise.',
  }),
  fall_to_check: z.number().meta({ description: 'The fall at which a check is advised, by birth weight.' }),
  findings: z.array(
    z.object({
      id: z.enum(['early_loss', 'birth_weight_not_regained', 'fall_across_centiles', 'below_2nd_centile']),
      message: z.string(),
      source: sourceAnswer,
    }),
  ),
});

/** `growth` of GET /api/nutriai/insights/{id} */
export const growthAnswer = z.object({
  is_corrected: z
    .boolean()
    .meta({ description: 'Born before 37 weeks: points are plotted by the due date until two years.' }),
  series: z.array(series).meta({
    description:
      'One chart for each indicator; if the sex is not given, one for girls and then one for boys.',
  }),
  latest: z
    .array(
      z.object({
        indicator,
        date: z.iso.date(),
        value: z.number(),
        unit,
        z: z.number(),
        centile: z.number(),
        words: z.string(),
        flag,
      }),
    )
    .meta({ description: 'The latest of each indicator; empty if the sex is not given.' }),
  weight_gain: weightGain.nullable().meta({
    description: 'Falls across centile spaces (NICE NG75); null if the sex or the weight is missing.',
  }),
  notes: z.array(z.string()),
  source: sourceAnswer,
});

export type GrowthAnswer = z.output<typeof growthAnswer>;
export type GrowthSeries = GrowthAnswer['series'][number];
export type GrowthSeriesPoint = GrowthSeries['points'][number];

const ageAtMost = 60;
const measure = (min: number, max: number) => z.number().min(min).max(max).optional();

/** POST /api/nutriai/growth-centiles */
export const growthCentilesRequest = z
  .object({
    sex: z.enum(['female', 'male']),
    age_months: z.number().min(0).max(ageAtMost).optional().meta({
      description: 'Months since birth; for a baby born early, give the dates instead.',
    }),
    birth_date: z.iso.date().optional(),
    due_date: z.iso.date().optional().meta({ description: 'For a baby born before 37 weeks.' }),
    measured_on: z.iso.date().optional().meta({ description: 'Defaults to today. Used with `birth_date`.' }),
    weight_kg: measure(0, 100),
    length_cm: measure(0, 200),
    head_cm: measure(0, 100),
    measured: z.enum(['lying', 'standing']).optional().meta({ description: 'How the length was taken.' }),
  })
  .superRefine(({ age_months: age, birth_date: born, ...given }, context) => {
    if (age === undefined && born === undefined) {
      context.addIssue({ code: 'custom', message: 'Give age_months or birth_date.' });
    } else if (age !== undefined && (born ?? given.due_date ?? given.measured_on) !== undefined) {
      context.addIssue({ code: 'custom', message: 'Give age_months or dates, not both.' });
    } else if ((given.weight_kg ?? given.length_cm ?? given.head_cm) === undefined) {
      context.addIssue({ code: 'custom', message: 'Give weight_kg, length_cm or head_cm.' });
    }
  });

export type GrowthCentilesRequest = z.output<typeof growthCentilesRequest>;

export const growthCentilesAnswer = z.object({
  age_days: z.int().meta({ description: 'The age used to read the charts.' }),
  is_corrected: z
    .boolean()
    .meta({ description: 'Born before 37 weeks: the age is counted from the due date.' }),
  measures: z.array(
    z.object({
      indicator,
      z: z.number(),
      centile: z.number().min(0).max(100),
      words: z.string().meta({ description: '“Of 100 girls this age, about 48 weigh less.”' }),
      flag,
    }),
  ),
  notes: z.array(z.string()),
  source: sourceAnswer,
});

export type GrowthCentilesAnswer = z.output<typeof growthCentilesAnswer>;
