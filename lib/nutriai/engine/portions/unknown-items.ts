import { type ParsedText } from '../text/parsed-ingredient';
import { isNoFood } from './no-food';

const separator = /[,;+&\n]|(?<![\p{L}])(?:and|then|plus|und|et|y|e|en|ve|oraz)(?![\p{L}])/giu;
const weight = /\d\s?(?:g|gr|ml|cl|dl|oz|kg)(?!\p{L})/iu;

/** The stretches between the separators of a list. */
function itemsOf(text: string): { start: number; end: number }[] {
  const marks = [...text.matchAll(separator)];
  return [...marks, { 0: '', index: text.length }].map(({ index }, at) => {
    const before = marks[at - 1];
    return { start: before ? before.index + before[0].length : 0, end: index };
  });
}

/**
 * A text without the items of a list that are weighed and name nothing known: "toast with oil, a colacao 200 ml" tells
 * of no 200 ml of oil. Every letter is a space instead, so that places are kept.
 */
export function withoutUnknownItems(
  text: string,
  { ingredients, unknown }: Pick<ParsedText, 'ingredients' | 'unknown'>,
): string {
  const foreign = unknown.filter((each) => !isNoFood(each.text, text));
  return itemsOf(text).reduce((rest, { start, end }, at) => {
    const item = text.slice(start, end);
    const holds = (each: { start: number; end: number }) => each.start < end && each.end > start;
    const isUnknown = foreign.some((each) => item.includes(each.text)) && !ingredients.some(holds);
    if (at === 0 || !isUnknown || !weight.test(item)) return rest;
    return rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  }, text);
}
