import { editDistance, letterSet, mayBeWithin } from '../foods/edit-distance';
import { foods } from '../foods/food-list';
import { keysOf, lexicon } from './lexicon';
import { isOrdinaryWord } from './ordinary-words';
import { otherSpellings, wordKey } from './word-key';

/** Shortest words that may be taken for another one edit away, and two edits away. */
const oneEditFrom = 4;
const twoEditsFrom = 7;
/** In how many names a word stands that many may write, and from which length any word may be meant. */
const wellKnownFrom = 3;
const rareFrom = 8;

export interface Correction {
  word: string;
  edits: number;
}

interface LongWord {
  word: string;
  letters: number;
}

interface SpellingIndex {
  /** Each word under itself and under every spelling of it that lacks one letter. */
  byDeletion: ReadonlyMap<string, readonly string[]>;
  longWords: readonly LongWord[];
  /** Words of the foods' own English names. */
  plainWords: ReadonlySet<string>;
}

let index: SpellingIndex | undefined;

/**
 * The word of the foods' names that a word in no dictionary most likely is: one edit away from 4 letters, two from 7. The nearest counts,
 * then one that is a name by itself, one of a food's own English name, one that begins and ends alike, and then alphabetical order. Null when
 * none is near.
 */
export function correctionOf(word: string): Correction | null {
  if (word.length < oneEditFrom || !/^\p{L}+$/u.test(word)) return null;
  index ??= buildIndex();
  const near = oneEditAway(index, word);
  if (near !== null) return { word: near, edits: 1 };
  if (word.length < twoEditsFrom) return null;
  const far = twoEditsAway(index, word);
  return far === null ? null : { word: far, edits: 2 };
}

function buildIndex(): SpellingIndex {
  const byDeletion = new Map<string, string[]>();
  const longWords: LongWord[] = [];
  const { words, uses } = lexicon();
  const plainWords = new Set(foods.flatMap(({ name }) => keysOf(name)));
  for (const word of [...words, ...otherSpellings]) {
    if (word.length < oneEditFrom || word.length > 20 || !/^\p{L}+$/u.test(word) || isOrdinaryWord(word))
      continue;
    // A short word of one or two names, mostly of another language, is rather near to some English word that is no food.
    const isWellKnown = plainWords.has(word) || (uses.get(word) ?? 0) >= wellKnownFrom;
    if (!isWellKnown && word.length < rareFrom) continue;
    for (const shorter of new Set([word, ...deletionsOf(word)])) {
      const known = byDeletion.get(shorter);
      if (known) known.push(word);
      else byDeletion.set(shorter, [word]);
    }
    if (word.length >= twoEditsFrom) longWords.push({ word, letters: letterSet(word) });
  }
  return { byDeletion, longWords, plainWords };
}

function deletionsOf(word: string): string[] {
  return Array.from(word, (_, place) => word.slice(0, place) + word.slice(place + 1));
}

function oneEditAway({ byDeletion, plainWords }: SpellingIndex, word: string): string | null {
  const near = new Set<string>();
  for (const spelling of [word, ...deletionsOf(word)]) {
    for (const candidate of byDeletion.get(spelling) ?? []) {
      // A four-letter word with another first letter is more often another word.
      const alike = word.length > oneEditFrom || candidate[0] === word[0] || sameLetters(candidate, word);
      if (alike && editDistance(word, candidate, 1) !== null) near.add(candidate);
    }
  }
  return best(near, word, plainWords);
}

function sameLetters(one: string, other: string): boolean {
  return [...one].sort().join('') === [...other].sort().join('');
}

function twoEditsAway({ longWords, plainWords }: SpellingIndex, word: string): string | null {
  const letters = letterSet(word);
  const near = new Set<string>();
  for (const candidate of longWords) {
    if (candidate.word[0] !== word[0] || !mayBeWithin(letters, candidate.letters, 2)) continue;
    if (editDistance(word, candidate.word, 2) !== null) near.add(candidate.word);
  }
  return best(near, word, plainWords);
}

function best(words: ReadonlySet<string>, written: string, plainWords: ReadonlySet<string>): string | null {
  const { next } = lexicon().root;
  const rank = (word: string) =>
    (next.get(wordKey(word))?.value ? 0 : 4) +
    (plainWords.has(word) ? 0 : 3) +
    (word[0] === written[0] ? 0 : 2) +
    (word.at(-1) === written.at(-1) ? 0 : 1);
  const sorted = [...words].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return sorted[0] ?? null;
}
