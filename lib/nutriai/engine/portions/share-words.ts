import { measureOf } from './measure-words';

/** A part of a whole in words, and the word after it. */
export interface ReadShare {
  share: number;
  end: number;
}

/**
 * Parts of a usual serving, or of what is said after them. What they stand for is ours; a test shows that a
 * dietitian would accept it.
 */
const phrases: readonly (readonly [string, number])[] = [
  ['a tiny bit of', 0.12],
  ['tiny bit of', 0.12],
  ['a tiny bit', 0.12],
  ['the middle of', 0.5],
  ['the inside of', 0.5],
  ['the centre of', 0.5],
  ['the edges of', 0.35],
  ['the tip of', 0.2],
  ['tip of', 0.2],
  ['a tiny amount of', 0.12],
  ['tiny amount of', 0.12],
  ['small amount of', 0.35],
  ['a little bit of', 0.3],
  ['a wee bit of', 0.3],
  ['little bit of', 0.3],
  ['a bit of', 0.5],
  ['bit of', 0.5],
  ['a little', 0.35],
  ['a small amount of', 0.35],
  ['quite a bit of', 1],
  ['quite a bit', 1],
  ['a fair bit of', 1],
  ['a fair bit', 1],
  ['a good bit of', 1],
  ['a good bit', 1],
  ['a good amount of', 1],
  ['a good amount', 1],
  ['a decent amount of', 1],
  ['a decent amount', 1],
  ['quite a lot of', 1.3],
  ['quite a lot', 1.3],
  ['a lot of', 1.4],
  ['lots of', 1.4],
  ['loads of', 1.4],
  ['a load of', 1.4],
  ['heaps of', 1.4],
  ['piles of', 1.4],
  ['masses of', 1.4],
  ['tons of', 1.4],
  ['a ton of', 1.4],
  ['a mountain of', 1.4],
  ['a smattering of', 0.4],
  ['a scattering of', 0.3],
  ['a touch of', 0.3],
  ['a tad of', 0.3],
  ['the dregs of', 0.2],
  ['dregs of', 0.2],
  ['the last of', 0.25],
  ['last bit of', 0.25],
  ['the end of', 0.25],
  ['the remains of', 0.4],
  ['plenty of', 1.3],
  ['nearly all of', 0.9],
  ['almost all of', 0.9],
  ['nearly all', 0.9],
  ['almost all', 0.9],
  ['nearly a whole', 0.9],
  ['most of', 0.8],
  ['most', 0.8],
  ['hardly any', 0.1],
  ['barely any', 0.1],
  ['barely touched', 0.1],
  ['hardly touched', 0.1],
  ['barely ate', 0.1],
  ['hardly ate', 0.1],
  ['picked at', 0.3],
  ['nibbled at', 0.2],
  ['nibbled on', 0.2],
  ['not much', 0.2],
  ['all of', 1],
  ['some', 0.7],
  ['half eaten', 0.5],
  ['half left', 0.5],
  ['shared', 0.5],
  ['split a', 0.5],
  ['split an', 0.5],
  ['split one', 0.5],
  ['split the', 0.5],
  ['split his', 0.5],
  ['split her', 0.5],
  ['halved with', 0.5],
  ['between two', 0.5],
  ['between 2', 0.5],
];

const byFirst = new Map<string, { words: readonly string[]; share: number }[]>();
for (const [phrase, share] of phrases) {
  const words = phrase.split(' ');
  const [first = ''] = words;
  byFirst.set(first, [...(byFirst.get(first) ?? []), { words, share }]);
}

/** "A little pot" is a small one, no part of it. */
const isSizeOfMeasure = (words: readonly string[], end: number) =>
  words[end - 1] === 'little' && measureOf(words[end] ?? '') !== undefined;

/** Reads a part of a whole that begins at a word, the longest phrase first; null where there is none. */
export function shareAt(words: readonly string[], at: number): ReadShare | null {
  const found = (byFirst.get(words[at] ?? '') ?? [])
    .filter((each) => each.words.every((word, index) => words[at + index] === word))
    .filter((each) => !isSizeOfMeasure(words, at + each.words.length))
    .sort((a, b) => b.words.length - a.words.length)[0];
  return found ? { share: found.share, end: at + found.words.length } : null;
}
