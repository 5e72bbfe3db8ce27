import { editDistance } from '../foods/edit-distance';
import { lexicon } from './lexicon';

/** Shortest words that are read together with the next, and those that may be two edits away. */
const pairedFrom = 4;
const twoEditsFrom = 7;

let firstWords: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * The word that a misspelt one most likely is because of the word behind it: "swete potato" is no swede. Null
 * where no name of two words, or more than one, is near.
 */
export function pairedWord(word: string, nextKey: string): string | null {
  if (word.length < pairedFrom || !/^[a-z]+$/.test(word)) return null;
  firstWords ??= namesBySecondWord();
  const most = word.length < twoEditsFrom ? 1 : 2;
  const near = (firstWords.get(nextKey) ?? []).filter(
    (first) => first[0] === word[0] && editDistance(word, first, most) !== null,
  );
  return near.length === 1 ? (near[0] ?? null) : null;
}

function namesBySecondWord(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [first, { next }] of lexicon().root.next) {
    if (first.length < pairedFrom) continue;
    for (const [second, { value }] of next) {
      if (value === null || value.notFood) continue;
      const firsts = found.get(second);
      if (firsts) firsts.push(first);
      else found.set(second, [first]);
    }
  }
  return found;
}
