import { type Recipe } from '../recipes/recipe';
import { type Serving } from './weekly-problem';

type Served = Pick<Serving, 'candidate' | 'slot'>;

/**
 * The day on which the batch was cooked from which a dish is served: one before, within the days that the batch
 * keeps in the fridge; undefined where it is cooked on the day itself.
 */
export function batchDay(servings: readonly Served[], recipe: Recipe, day: number): number | undefined {
  const days = servings
    .filter(({ candidate, slot }) => candidate.recipe.id === recipe.id && slot.day < day)
    .map(({ slot }) => slot.day)
    .sort((one, other) => one - other);
  let cooked: number | undefined;
  for (const each of days) {
    if (cooked === undefined || each - cooked > recipe.batch.fridgeDays) cooked = each;
  }
  return cooked !== undefined && day - cooked <= recipe.batch.fridgeDays ? cooked : undefined;
}

/** Minutes of work on a day: what is left over takes none. */
export function minutesOn(servings: readonly Served[], day: number): number {
  return servings.reduce(
    (sum, { candidate, slot }) =>
      slot.day !== day || batchDay(servings, candidate.recipe, day) !== undefined
        ? sum
        : sum + candidate.handsOn,
    0,
  );
}

/** Whether the batch of a dish that was served on some days, in their order, still keeps on a later one. */
export function isOfBatch(served: readonly number[], day: number, keepsDays: number): boolean {
  let cooked = -Infinity;
  for (const each of served) if (each - cooked > keepsDays) cooked = each;
  return cooked < day && day - cooked <= keepsDays;
}
