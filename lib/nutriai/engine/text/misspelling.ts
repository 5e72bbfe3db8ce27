import { sharedTable } from '../knowledge/shared-table';
import { editDistance, letterSet, mayBeWithin } from '../foods/edit-distance';
import { foods } from '../foods/food-list';
import { keysOf, lexicon } from './lexicon';
import { isOrdinaryWord } from './ordinary-words';
import { otherSpellings, wordKey } from './word-key';

/** Shortest words that may be taken for another one edit away, and two edits away. */
const oneEditFrom = 4;
const twoEditsFrom = 7;
/** … and shortest words of which that is sure. */
const surelyOneEditFrom = 6;
const surelyTwoEditsFrom = 9;
/** In how many names a word stands that many may write, and from which length any word may be meant. */
const wellKnownFrom = 3;
const rareFrom = 8;

export interface Correction {
  word: string;
  edits: number;
  /** No other word is as near, and so little differs that another food is hardly meant. */
  isSure: boolean;
}

interface NameWord {
  word: string;
  /** `letterSet` of the word. */
  letters: number;
}

interface SpellingIndex {
  byLength: ReadonlyMap<number, readonly NameWord[]>;
  /** Words of the foods' own English names. */
  plainWords: ReadonlySet<string>;
}

/**
 * The word of the foods' names that a word in no dictionary most likely is: one edit away from 4 letters, two
 * from 7. The nearest counts, then one that is a name by itself, one of a food's own English name, one that
 * begins and ends alike, and then alphabetical order. Null when none is near.
 */
export function correctionOf(word: string): Correction | null {
  if (word.length < oneEditFrom || !/^\p{L}+$/u.test(word)) return null;
  const { plainWords } = spellingIndex();
  const near = oneEditAway(spellingIndex(), word);
  const nearest = best(near, word, plainWords);
  if (nearest !== null)
    return { word: nearest, edits: 1, isSure: isSure(word, nearest, { near, length: surelyOneEditFrom }) };
  if (word.length < twoEditsFrom) return null;
  const far = twoEditsAway(spellingIndex(), word);
  const farthest = best(far, word, plainWords);
  if (farthest === null) return null;
  return {
    word: farthest,
    edits: 2,
    isSure: isSure(word, farthest, { near: far, length: surelyTwoEditsFrom }),
  };
}

/** Whether only letters are doubled or not: that is the same word. */
export function sameButDoubled(one: string, other: string): boolean {
  const single = (word: string) => word.replace(/(\p{L})\1+/gu, '$1');
  return single(one) === single(other);
}

function isSure(
  written: string,
  read: string,
  { near, length }: { near: readonly string[]; length: number },
): boolean {
  if (sameButDoubled(written, read)) return true;
  const isLongEnough = written.length >= length || isOneVowelOff(written, read);
  if (!isLongEnough || written[0] !== read[0]) return false;
  const meant = foodMeantBy(read);
  return near.every((word) => {
    const other = foodMeantBy(word);
    // A word that stands in longer names only is no rival of one that is a name by itself.
    return meant === undefined ? wordKey(word) === wordKey(read) : other === undefined || other === meant;
  });
}

/**
 * “Bred” and “penut”: of a food’s own name, a vowel is missing or too much between the same first and last
 * letter.
 */
function isOneVowelOff(written: string, read: string): boolean {
  if (written.length < oneEditFrom || written.at(-1) !== read.at(-1)) return false;
  if (!spellingIndex().plainWords.has(read) || foodMeantBy(read) === undefined) return false;
  const [short, long] = written.length < read.length ? [written, read] : [read, written];
  if (long.length - short.length !== 1) return false;
  return [...long].some(
    (letter, place) => 'aeiou'.includes(letter) && long.slice(0, place) + long.slice(place + 1) === short,
  );
}

/** The food or dish that a word names by itself. */
function foodMeantBy(word: string): string | undefined {
  const meaning = lexicon().root.next.get(wordKey(word))?.value;
  return meaning?.foods[0] ?? meaning?.compound?.id;
}

/** The words that others may be meant for. */
export const spellingIndex = sharedTable('spellings', buildIndex);

function buildIndex(): SpellingIndex {
  const byLength = new Map<number, NameWord[]>();
  const { words, uses } = lexicon();
  const plainWords = new Set(foods.flatMap(({ name }) => keysOf(name)));
  for (const word of [...words, ...otherSpellings]) {
    if (word.length < oneEditFrom || word.length > 20) continue;
    // A short word of one or two names, mostly of another language, is rather near to some English word that
    // is no food.
    const isWellKnown =
      plainWords.has(word) ||
      (word.length >= surelyOneEditFrom && isDishByItself(word)) ||
      otherSpellings.includes(word) ||
      (uses.get(word) ?? 0) >= wellKnownFrom;
    if (!isWellKnown && word.length < rareFrom) continue;
    if (!/^\p{L}+$/u.test(word) || (isOrdinaryWord(word) && !isOwnName(word, plainWords))) continue;
    const alike = byLength.get(word.length);
    const entry = { word, letters: letterSet(word) };
    if (alike) alike.push(entry);
    else byLength.set(word.length, [entry]);
  }
  return { byLength, plainWords };
}

/** “Bread” is an order to the cook as well, and yet the food that is meant. */
function isOwnName(word: string, plainWords: ReadonlySet<string>): boolean {
  return plainWords.has(word) && foodMeantBy(word) !== undefined;
}

function isDishByItself(word: string): boolean {
  return lexicon().root.next.get(word)?.value?.compound?.kind === 'dish';
}

function oneEditAway({ byLength }: SpellingIndex, word: string): string[] {
  return wordsWithin(byLength, word, 1).filter(
    // A four-letter word with another first letter is more often another word.
    (candidate) => word.length > oneEditFrom || candidate[0] === word[0] || sameLetters(candidate, word),
  );
}

/** The words that lie within `most` edits. */
function wordsWithin(byLength: SpellingIndex['byLength'], word: string, most: number): string[] {
  const letters = letterSet(word);
  const near: string[] = [];
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    for (const candidate of byLength.get(length) ?? []) {
      if (!mayBeWithin(letters, candidate.letters, most)) continue;
      if (editDistance(word, candidate.word, most) !== null) near.push(candidate.word);
    }
  }
  return near;
}

function sameLetters(one: string, other: string): boolean {
  return [...one].sort().join('') === [...other].sort().join('');
}

function twoEditsAway({ byLength }: SpellingIndex, word: string): string[] {
  return wordsWithin(byLength, word, 2).filter(
    (candidate) => candidate.length >= twoEditsFrom && candidate[0] === word[0],
  );
}

function best(words: readonly string[], written: string, plainWords: ReadonlySet<string>): string | null {
  const { next } = lexicon().root;
  const rank = (word: string) =>
    (next.get(wordKey(word))?.value ? 0 : 4) +
    (plainWords.has(word) ? 0 : 3) +
    (word[0] === written[0] ? 0 : 2) +
    (word.at(-1) === written.at(-1) ? 0 : 1);
  const sorted = [...words].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return sorted[0] ?? null;
}
