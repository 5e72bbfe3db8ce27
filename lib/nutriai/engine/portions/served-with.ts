import { type Locale } from '../child';
import { expressionInLines } from '../text/expression-in-lines';
import { nothingStated, saysAmount, statedAmount } from './stated-amount';

const servedWith = /^\s*(?:with|on|in|mit|auf|con|avec|met|op|com|ze?)\s/iu;

/** "Toast with tomato and oil": the last foods are served with the one before them, or with the first of all. */
export function isOneWithAll(text: string, places: readonly { start: number; end: number }[]): boolean {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last || places.length < 2) return false;
  if (servedWith.test(text.slice(places.at(-2)?.end))) return true;
  return servedWith.test(text.slice(first.end)) && !/[,;+(]/u.test(text.slice(first.end, last.start));
}

/** Nobody eats half of these by themselves: "scone with jam 1/2". */
export const isSpread = expressionInLines('u')`
  butter|jam|honey|marmalade|spread|hummus|yeast-extract|gravy|sauce|margarine|syrup|cream-cheese|mayonnaise|custard|
  cheddar|edam|gouda|mozzarella|parmesan|(?<![a-z])ham(?![a-z])
`;

/** "Toast with butter, half" is half of both. */
export function partOfAll(words: readonly string[], locale: Locale, isOnSpread: boolean): number | null {
  const { isPart, count, measure, ...other } = statedAmount(words, locale);
  // "Half a slice" of what comes by the slice is half of that with all that lies on it.
  const isOfWhole = measure === null || measure === 'slice' || measure === 'piece';
  const isNoMore =
    (words[0] === ',' || isOnSpread) && isPart && isOfWhole && !saysAmount({ ...nothingStated, ...other });
  return isNoMore ? count : null;
}
