import { type RecipeFacts } from '../recipes/recipe-facts';

/** A recipe is made whole, or with so much more: kitchens halve an amount, and measure no finer. */
const batchStep = 0.5;
/** Helpings are a guide: a spoonful less at each of them asks for no other batch. */
const enough = 1.05;
/** A second batch in the same pot takes so much of the work of the first: more to cut, nothing more to watch. Ours. */
const workOfMore = 0.2;

/** How many times a recipe is made at once, in halves, for so many grams to be eaten; at least once. */
export function batchesFor({ batchG }: Pick<RecipeFacts, 'batchG'>, eatenG: number): number {
  const times = eatenG / (batchG * enough);
  return Math.max(1, Math.ceil(times / batchStep) * batchStep);
}

/** Minutes of work where a recipe of so many is made more than once at a time. */
export function minutesOfBatches(minutes: number, batches: number): number {
  return Math.round(minutes * (1 + (batches - 1) * workOfMore));
}
