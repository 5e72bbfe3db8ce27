import { type Recipe } from '../recipes/recipe';
import { batchesFor, minutesOfBatches } from './batch-size';
import { type Serving } from './weekly-problem';

type Served = Pick<Serving, 'candidate' | 'slot'>;
type Eaten = Pick<Serving, 'candidate' | 'slot' | 'grams'>;

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

/** Minutes of work on a day: none for what is left over, and more for a batch that is made larger than its recipe. */
export function minutesOn(servings: readonly Eaten[], day: number): number {
  return servings.reduce((sum, { candidate, slot }) => {
    if (slot.day !== day) return sum;
    const ofDish = servings.filter((each) => each.candidate.recipe.id === candidate.recipe.id);
    if (batchDay(ofDish, candidate.recipe, day) !== undefined) return sum;
    const batches = batchesFor(candidate.facts, eatenOfBatch(ofDish, candidate.recipe, day));
    return sum + minutesOfBatches(candidate.handsOn, batches);
  }, 0);
}

/** Grams of a dish that are eaten on the day on which it is cooked, and of what is left over. */
export function eatenOfBatch(servings: readonly Eaten[], recipe: Recipe, day: number): number {
  return servings
    .filter(
      ({ candidate, slot }) =>
        candidate.recipe.id === recipe.id &&
        (slot.day === day || (slot.day > day && batchDay(servings, recipe, slot.day) === day)),
    )
    .reduce((sum, { grams }) => sum + grams, 0);
}

/** Whether the batch of a dish that was served on some days, in their order, still keeps on a later one. */
export function isOfBatch(served: readonly number[], day: number, keepsDays: number): boolean {
  let cooked = -Infinity;
  for (const each of served) if (each - cooked > keepsDays) cooked = each;
  return cooked < day && day - cooked <= keepsDays;
}
