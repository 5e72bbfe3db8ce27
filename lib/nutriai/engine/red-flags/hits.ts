import type { RedFlagLanguage } from '../knowledge/schemas/red-flags';
import type { Entry, Lexicon } from './lexicon';
import type { Word } from './words-of';

/** A concept at some words of a text: `from` is the first of them, `to` the one after the last. */
export interface Hit {
  concept: string;
  language: RedFlagLanguage;
  from: number;
  to: number;
  /** Whether a word of it is only read as a misspelling of what it should be. */
  isMisspelt?: true;
}

/** Returns every concept in the words, of every language, in the order of the words. */
export function hitsIn(words: readonly Word[], lexicon: Lexicon): Hit[] {
  const forms = words.map(({ text }) => lexicon.formsOf(text));
  const hits: Hit[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (const form of forms[from] ?? []) {
      for (const entry of lexicon.startingWith(form)) {
        const found = endOf(entry, forms, from);
        if (found === null) continue;
        const { concept, language } = entry;
        const isMisspelt = found.isMisspelt || !isAsWritten(form, words[from]?.text ?? '');
        hits.push({ concept, language, from, to: found.to, ...(isMisspelt ? { isMisspelt } : {}) });
      }
    }
  }
  return hits;
}

/** Arabic joins "and" to the next word, which is no misspelling. */
const isAsWritten = (form: string, written: string) => written.endsWith(form);

/** Where a phrase that may begin at `from` ends; null where its other words do not follow. */
function endOf(
  { parts }: Entry,
  forms: readonly (readonly string[])[],
  from: number,
): { to: number; isMisspelt: boolean } | null {
  let at = from + 1;
  let isMisspelt = false;
  for (const { text, isPrefix, gap } of parts.slice(1)) {
    const isMeant = (form: string) => (isPrefix ? form.startsWith(text) : form === text);
    const found = [...Array(gap + 1).keys()]
      .map((skipped) => at + skipped)
      .find((index) => forms[index]?.some(isMeant));
    if (found === undefined) return null;
    const written = forms[found]?.[0] ?? '';
    isMisspelt ||= forms[found]?.some((form) => isMeant(form) && isAsWritten(form, written)) !== true;
    at = found + 1;
  }
  return { to: at, isMisspelt };
}
