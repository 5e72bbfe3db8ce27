import { americanWords } from '../../nutriai/engine/text/american-english';
import { ounceWords } from '../../nutriai/engine/text/ounces';

/** A piece of a text, and what it is in American English where that is something else. */
export interface EnglishPart {
  text: string;
  american: string | null;
}

/**
 * Returns a text of ours in pieces, so that a page which is the same for everybody can show both Englishes.
 * @param isKitchen whether its weights are what a cook measures, who in America has ounces and cups
 */
export function textInEnglish(text: string, isKitchen = false): EnglishPart[] {
  const amounts = isKitchen ? ounceWords(text) : [];
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
