import { americanWords } from '../../nutriai/engine/text/american-english';
import { fluidOunceWords, ounceWords } from '../../nutriai/engine/text/ounces';

/** A piece of a text, and what it is in American English where that is something else. */
export interface EnglishPart {
  text: string;
  american: string | null;
}

/**
 * Returns a text of ours in pieces, so that a page which is the same for everybody can show both Englishes.
 * @param isKitchen whether its weights are what a cook measures, who in America has ounces and cups; of everything else
 *   only what is drunk is said in fluid ounces
 */
export function textInEnglish(text: string, isKitchen = false): EnglishPart[] {
  const amounts = isKitchen ? ounceWords(text) : fluidOunceWords(text);
  const replacements = [...americanWords(text), ...amounts].sort((one, two) => one.start - two.start);
  const parts: EnglishPart[] = [];
  let at = 0;
  for (const { start, end, to } of replacements) {
    if (start > at) parts.push({ text: text.slice(at, start), american: null });
    parts.push({ text: text.slice(start, end), american: to });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), american: null });
  return parts;
}

/**
 * Returns the same parts with the other name in brackets where it is another word and not another spelling: "courgettes
 * (zucchini)", and in America "zucchini (courgettes)".
 */
export function withOtherNames(parts: readonly EnglishPart[]): EnglishPart[] {
  return parts.map(({ text, american }) =>
    american === null || isSpelling(text.toLowerCase(), american.toLowerCase())
      ? { text, american }
      : { text: `${text} (${american.toLowerCase()})`, american: `${american} (${text.toLowerCase()})` },
  );
}

/** "yoghurt" and "yogurt", "soya" and "soy", "wholegrain" and "whole-grain" differ in a letter or in the end. */
function isSpelling(one: string, other: string): boolean {
  if (one.startsWith(other) || other.startsWith(one)) return true;
  let start = 0;
  while (one[start] === other[start]) start += 1;
  let end = 0;
  while (end < one.length - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end <= 1;
}
