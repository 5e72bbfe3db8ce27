import * as z from 'zod';

export const insightDays = ['7', '14', '30'] as const;

/** What the engine found, with all that it holds; docs/nutriai.md says what each figure means. */
const finding = z.looseObject({});

/** GET /api/nutriai/insights/{id} */
export const insightsAnswer = z.object({
  baby: z.uuid(),
  today: z.iso.date(),
  from: z.iso.date(),
  to: z.iso.date(),
  age_months: z.int().min(0),
  corrected_age_months: z.int().min(0).nullable(),
  logged_days: z.int().min(0).meta({ description: 'Days with a meal besides milk: means are of these.' }),
  alerts: z
    .array(
      z.object({
        id: z.string(),
        severity: z.string(),
        title: z.string(),
        advice: z.string(),
        emergency: z.boolean(),
        source: finding,
      }),
    )
    .meta({ description: 'What has to be seen first stands first.' }),
  nutrients: z.array(finding).meta({ description: 'Intake against need by nutrient, means of logged days.' }),
  limits: z.array(finding).meta({ description: 'Salt, sugars and other things of which less is more.' }),
  days: z.array(finding).meta({ description: 'The window by day, oldest first; empty beyond 36 months.' }),
  who: finding.nullable().meta({ description: 'WHO minimum dietary diversity and meal frequency.' }),
  water: finding.nullable(),
  allergens: finding.meta({ description: 'Introduced and due.' }),
  growth: finding.meta({ description: 'Z-scores and centiles by WHO LMS, with series for plots.' }),
  variety: finding,
  notes: z.array(z.string()).meta({ description: 'How to read the figures.' }),
});
export type InsightsAnswer = z.output<typeof insightsAnswer>;
