import * as z from 'zod';
import { textField } from './fields';
import { mealRequest } from './nutriai-meals';
import { sourceAnswer } from './nutriai-source';
import { momentField } from './nutriai-water';

/** POST /api/nutriai/meals/check: a meal as it would be logged, which is not stored. */
export const mealCheckRequest = mealRequest.pick({ baby: true, kind: true, items: true }).extend({
  eaten_at: momentField
    .optional()
    .meta({ description: 'Defaults to now. The baby’s age at that time is used.' }),
  note: textField({ max: 1_000, isMultiline: true, isBlankAllowed: true })
    .optional()
    .meta({ description: 'The parent’s note about the meal: only read for signs of an emergency.' }),
});

const caution = z.object({
  level: z.enum(['stop', 'note']).meta({
    description:
      '`stop`: not for this baby, or not in this form. `note`: only when cut or checked as ' +
      'described, or better kept occasional (sugar, salt).',
  }),
  kind: z.enum(['allergy', 'safety', 'diet']),
  rule: z.string().meta({ description: 'Stable id of the rule.' }),
  food_name: z.string(),
  message: z.string().meta({ description: 'Why.' }),
  instead: z.string().meta({ description: 'What to change.' }),
  watch: z.string().meta({
    description: 'What to watch for if it has already been eaten; empty if there is nothing to watch for.',
  }),
});

export const mealCheckAnswer = z.object({
  emergency: z.boolean().meta({ description: 'The words mention signs that need an ambulance.' }),
  cautions: z
    .array(caution.extend({ source: sourceAnswer.nullable() }))
    .meta({ description: 'One for each food, most serious first.' }),
});

export type MealCheckRequest = z.output<typeof mealCheckRequest>;
export type MealCheckAnswer = z.output<typeof mealCheckAnswer>;
/** What a phone knows of one: by a name alone there is no source. */
export type MealCaution = z.output<typeof caution>;

/** GET /api/nutriai/baby-profiles/{id}/cautions */
export const foodCautionsAnswer = z.object({
  baby: z.uuid(),
  cautions: z
    .array(caution.omit({ food_name: true, rule: true }))
    .meta({ description: 'Each listed once; `foods` refers to them by index.' }),
  foods: z.array(z.object({ id: z.string(), names: z.array(z.string()), caution: z.int().min(0) })),
  harmless: z
    .array(z.string())
    .meta({ description: 'Names that contain the name of one of `foods` but need no caution.' }),
});

export type FoodCautionsAnswer = z.output<typeof foodCautionsAnswer>;
