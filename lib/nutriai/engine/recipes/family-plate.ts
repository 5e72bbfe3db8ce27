import { type Recipe } from './recipe';
import { recipeFacts } from './recipe-facts';
import { isSweetDish } from './sweet-dish';

/** A usual helping of a grown-up, at a meal and as a snack. */
const plateG = { meal: 350, snack: 150 } as const;

/**
 * Says how a family eats the same dish: the baby's helping comes out first, salt or sugar goes in after, and how
 * many batches are a plate.
 */
export function familyPlateWords(recipe: Recipe): string {
  const isSweet = isSweetDish(recipe);
  if (recipe.ingredients.some(({ food }) => food.endsWith('-infant-cereal')))
    return besideCereal(recipe, isSweet);
  const after = isSweet
    ? 'sweeten the rest if you like'
    : 'season the rest with salt and spices to your taste';
  return `Take out your baby’s portion first, then ${after}. ${plateWords(recipe)}`;
}

/** Fortified cereal is dear and made for babies: nobody cooks a pan of it for a family. */
function besideCereal({ kind }: Recipe, isSweet: boolean): string {
  const family = 'The baby cereal is for your baby. For the rest of the family,';
  if (!isSweet)
    return `${family} cook more of everything else and season it with salt and spices to your taste.`;
  if (kind === 'pancakes')
    return `${family} make the same batter with ordinary flour, and sweeten it if you like.`;
  return `${family} serve the same fruit with porridge or yoghurt.`;
}

function plateWords(recipe: Recipe): string {
  const isMeal = recipe.meals.some((meal) => meal !== 'snack');
  const batches = (isMeal ? plateG.meal : plateG.snack) / recipeFacts(recipe).batchG;
  if (batches <= 0.75) return 'This batch is also enough for a grown-up’s plate.';
  return `For each adult, make about ${timesWords(batches)}.`;
}

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

/** "one more batch", "one and a half more batches" */
function timesWords(batches: number): string {
  const halves = Math.max(2, Math.round(batches * 2));
  const whole = Math.floor(halves / 2);
  const count = numbers[whole] ?? String(whole);
  if (halves === 2) return `${count} more batch`;
  return halves % 2 === 0 ? `${count} more batches` : `${count} and a half more batches`;
}
