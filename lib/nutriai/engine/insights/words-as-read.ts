import { type PortionedMention } from '../portions/portioned-mention';
import { type Reading } from '../portions/reading';
import { type ParsedIngredient } from '../text/parsed-ingredient';
import { type ServedFood } from './eaten-food';
import { type WeightOfWords } from './log';

/** What a mention was read from, where the words stand for others. */
const readFrom = ({ start, end }: ParsedIngredient, readings: readonly Reading[]) =>
  readings.find((reading) => reading.start < end && start < reading.end);

/** The words that name a food to the parent: as written, and what they were read as. */
function shownWords(ingredient: ParsedIngredient, readings: readonly Reading[]): string {
  const reading = readFrom(ingredient, readings);
  return reading ? `${reading.written}, read as ${ingredient.text}` : ingredient.text;
}

/** A food of the log with the words that the parent knows it by. */
export function withShownWords(
  food: ServedFood,
  ingredient: ParsedIngredient,
  readings: readonly Reading[],
): ServedFood {
  if (food.words === undefined) return food;
  const isAtBreast = readFrom(ingredient, readings)?.isAtBreast === true;
  return { ...food, words: shownWords(ingredient, readings), ...(isAtBreast && { isAtBreast }) };
}

/** What was read as other words is an estimate, also where its amount was exact. */
export function asEstimate(mention: PortionedMention, readings: readonly Reading[]): PortionedMention {
  const { portion, ingredient } = mention;
  if (!portion || !readFrom(ingredient, readings)) return mention;
  return { ...mention, portion: { ...portion, isEstimate: true } };
}

/** The weight that the parent gave to these words, or gave before they were read as others. */
export function givenWeight(
  ingredient: ParsedIngredient,
  { weights, readings }: { weights: readonly WeightOfWords[]; readings: readonly Reading[] },
): number | undefined {
  const written = readFrom(ingredient, readings)?.written;
  const words = [shownWords(ingredient, readings), written, ingredient.text];
  return weights.find(({ text }) => words.includes(text))?.grams;
}
