import type { RedFlagLanguage } from '../knowledge/schemas/red-flags';
import type { Entry, Lexicon } from './lexicon';
import type { Word } from './words-of';

/** A concept at some words of a text: `from` is the first of them, `to` the one after the last. */
export interface Hit {
  concept: string;
  language: RedFlagLanguage;
  from: number;
  to: number;
}

/** Returns every concept in the words, of every language, in the order of the words. */
export function hitsIn(words: readonly Word[], lexicon: Lexicon): Hit[] {
  const forms = words.map(({ text }) => lexicon.formsOf(text));
  const hits: Hit[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (const form of forms[from] ?? []) {
      for (const entry of lexicon.startingWith(form)) {
        const to = endOf(entry, forms, from);
        if (to !== null) hits.push({ concept: entry.concept, language: entry.language, from, to });
      }
    }
  }
  return hits;
}

/** Where a phrase that may begin at `from` ends; null where its other words do not follow. */
function endOf({ parts }: Entry, forms: readonly (readonly string[])[], from: number): number | null {
  let at = from + 1;
  for (const { text, isPrefix, gap } of parts.slice(1)) {
    const found = [...Array(gap + 1).keys()]
      .map((skipped) => at + skipped)
      .find((index) => forms[index]?.some((form) => (isPrefix ? form.startsWith(text) : form === text)));
    if (found === undefined) return null;
    at = found + 1;
  }
  return at;
}
