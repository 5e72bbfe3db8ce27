import { singularOf } from './stem-word';

const shortest = 3;
const longest = 24;
const lettersOnly = /^\p{L}+$/u;

/** Words shorter than this are too near to too many others. */
const forgivenFrom = 4;

/**
 * The keys under which a word meets its neighbours: itself, and itself without each of its letters. Two words
 * that are one slip apart share at least one key, so that a slip is found by equality alone (the symmetric
 * delete method of Garbe's SymSpell).
 */
export function typoKeys(word: string): string[] {
  const letters = [...word];
  if (letters.length < shortest || letters.length > longest || !lettersOnly.test(word)) return [];
  const keys = letters.map((_letter, index) => letters.toSpliced(index, 1).join(''));
  return [...new Set([word, ...keys])];
}

/** The keys of a word and of its singular, so that a slip in one finds the other. */
export function allTypoKeys(word: string): string[] {
  return [...new Set([...typoKeys(word), ...typoKeys(singularOf(word))])];
}

/** Whether a word is long enough to be taken for a slip. */
export function isForgiven(word: string): boolean {
  return [...word].length >= forgivenFrom;
}

/** One letter more, less or other, or two neighbours swapped; the same word is not. */
export function isOneTypoApart(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]];
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const isSameRest = (fromA: number, fromB: number) => a.slice(fromA).join('') === b.slice(fromB).join('');
  if (a.length === b.length + 1) return isSameRest(at + 1, at);
  if (b.length === a.length + 1) return isSameRest(at, at + 1);
  if (a.length !== b.length || at === a.length) return false;
  const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at] && isSameRest(at + 2, at + 2);
  return isSwapped || isSameRest(at + 1, at + 1);
}
