import { type Recipe } from './recipe';
import { recipeFacts } from './recipe-facts';

const piecesMade = /^(?:about )?(\d+) (?!(?:servings?|bowls?|pots?|batch)\b)([^,]+)/;
const servingsMade = /^\d+ (servings? of \w+|bowls|pots)$/;
const servingRoundingG = 5;

/**
 * Says what a batch makes so that the weights add up: "14 fingers of about 30 g: 4 servings of about 105 g",
 * "3 bowls of about 90 g".
 */
export function yieldWords(recipe: Recipe): string {
  const { batch, servings } = recipe;
  const { batchG, servingG } = recipeFacts(recipe);
  const [, kind = servings === 1 ? 'serving' : 'servings'] = servingsMade.exec(batch.makes) ?? [];
  const helpings = `${servings} ${kind} of about ${Math.round(servingG / servingRoundingG) * servingRoundingG} g`;
  const [, count, name] = piecesMade.exec(batch.makes) ?? [];
  if (count === undefined || name === undefined) return helpings;
  return `${count} ${name} of about ${roundedPiece(batchG / Number(count))} g: ${helpings}`;
}

/** A small piece to the gram, a large one as a scale in a kitchen tells it. */
function roundedPiece(grams: number): number {
  return grams < 20 ? Math.round(grams) : Math.round(grams / servingRoundingG) * servingRoundingG;
}
