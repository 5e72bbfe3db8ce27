import type * as z from 'zod';
import type { householdWeightSchema, HouseholdWeight } from '@/lib/nutriai/engine/knowledge/schemas/portions';

/** Returns a row of the table as the engine reads it. */
export function householdWeight({
  food,
  measure,
  size,
  grams,
}: z.infer<typeof householdWeightSchema>): HouseholdWeight {
  return { food, measure, ...(size !== '' && { size }), grams: Number(grams) };
}
