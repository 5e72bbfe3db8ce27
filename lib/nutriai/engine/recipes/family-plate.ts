import { type Recipe } from './recipe';
import { recipeFacts } from './recipe-facts';

/** A usual helping of a grown-up, at a meal and as a snack. */
const plateG = { meal: 350, snack: 150 } as const;

/**
 * Says how a family eats the same dish: the baby's helping comes out first, salt goes in after, and how many
 * batches are a plate.
 */
export function familyPlateWords(recipe: Recipe): string {
  const isMeal = recipe.meals.some((meal) => meal !== 'snack');
  const batches = (isMeal ? plateG.meal : plateG.snack) / recipeFacts(recipe).batchG;
  const amount =
    batches <= 0.75
      ? 'This batch is also enough for a grown-up’s plate.'
      : `For each adult, cook about ${timesWords(batches)}.`;
  return `Take out your baby’s portion first, then season the rest with salt and spices to your taste. ${amount}`;
}

function timesWords(batches: number): string {
  const halves = Math.max(2, Math.round(batches * 2));
  return halves === 2 ? 'one more batch' : `${halves / 2} more batches`;
}
