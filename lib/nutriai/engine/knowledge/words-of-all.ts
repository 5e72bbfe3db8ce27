import type { WordsByLanguage } from './schemas/words-by-language';

/**
 * Returns the words of all languages in one set: which of them a text is in is not always clear from a few words, and
 * few of these words mean something else in another.
 */
export function wordsOfAll(words: WordsByLanguage): ReadonlySet<string> {
  return new Set(Object.values(words).flatMap((all) => all.split(' ')));
}
