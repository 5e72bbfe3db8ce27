import * as z from 'zod';

const source = z.object({ org: z.string(), title: z.string(), year: z.int(), url: z.url() });
const cited = z.array(source);

const milkAdvice = z.object({
  kind: z.enum(['breast', 'formula', 'mixed', 'cow', 'none']),
  ml_per_day: z.int().min(0).meta({ description: 'The amount NutriAI assumes.' }),
  range_ml: z
    .object({ min: z.int(), max: z.int() })
    .nullable()
    .meta({ description: 'Null where the guidance gives no volume: breastfeeding is on demand.' }),
  is_weight_estimated: z
    .boolean()
    .meta({ description: 'Whether it is based on a weight estimated from the WHO growth standards.' }),
  notes: z.array(z.string()),
  sources: cited,
});

/** What a parent reads while a baby is too young for food. */
const advice = z.object({
  why: z.string(),
  what_helps: z.array(z.string()),
  readiness: z
    .array(z.string())
    .meta({ description: 'Signs to see together; empty where a clinician decides.' }),
  sources: cited,
  milk: milkAdvice,
  water: z.object({ advice: z.string(), sources: cited }),
  supplements: z.array(z.object({ id: z.string(), advice: z.string(), source })),
  never: z
    .array(
      z.object({
        about: z.string(),
        message: z.string(),
        instead: z.string(),
        until_months: z.int(),
        sources: cited,
      }),
    )
    .meta({ description: 'Foods that must wait until a certain age, even after solids start.' }),
});

/** GET /api/nutriai/baby-profiles/{id}/before-solids */
export const beforeSolidsAnswer = z.object({
  baby: z.uuid(),
  age_months: z.int().min(0),
  corrected_age_months: z.int().min(0).nullable(),
  is_waiting: z.boolean().meta({ description: 'Under six months; corrected age for a baby born early.' }),
  counted_from: z.enum(['birth', 'due_date']),
  six_months_on: z.iso.date().meta({ description: 'The first day on which NutriAI plans meals.' }),
  advice: advice.nullable().meta({ description: 'Null once the baby has reached the age for solids.' }),
});

export type BeforeSolidsAnswer = z.output<typeof beforeSolidsAnswer>;
export type BeforeSolidsAdvice = z.output<typeof advice>;
