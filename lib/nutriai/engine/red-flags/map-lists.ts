import type { SaidOfOthers } from '../knowledge/schemas/red-flag-said-of-others';

/** Returns the same lists with each of them in another form. */
export function mapLists<From, To>(
  sections: SaidOfOthers<From>,
  change: (words: From) => To,
): SaidOfOthers<To> {
  const entries = Object.entries(sections).map(([section, lists]) => [
    section,
    Object.fromEntries(Object.entries(lists).map(([list, words]) => [list, change(words as From)])),
  ]);
  return Object.fromEntries(entries) as SaidOfOthers<To>;
}
