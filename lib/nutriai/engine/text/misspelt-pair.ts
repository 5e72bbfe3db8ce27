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
  // “Sweat potato” is a way of writing the same name.
  const [meant] = near;
  const isOne =
    meant !== undefined && near.every((first) => mealOf(first, nextKey) === mealOf(meant, nextKey));
  return isOne ? meant : null;
}

function mealOf(first: string, second: string): string | undefined {
  const value = lexicon().root.next.get(first)?.next.get(second)?.value;
  return value?.foods[0] ?? value?.compound?.id;
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
