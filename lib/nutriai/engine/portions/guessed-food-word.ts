import { editDistance } from '../foods/edit-distance';
import { knowledge } from '../knowledge/knowledge';
import { isKnown } from '../text/known-word';
import { correctionOf } from '../text/misspelling';
import { wordKey } from '../text/word-key';

const common: readonly string[] = knowledge.logWords.common;

const shortest = 3;
const longest = 16;

/**
 * The common baby food that an unknown word of the log most likely names: the one it spells without some of
 * its vowels ("bnna"), or the one that sounds the same ("swead"). Null where several fit, or none. Only the
 * log guesses; to the gate such a word stays unknown.
 */
export function guessedFoodWord(written: string): string | null {
  const word = written.toLowerCase();
  if (word.length < shortest || word.length > longest || !/^[a-z]+$/u.test(word)) return null;
  if (isKnown(word)) return null;
  const guess = onlyOne(common.filter((name) => leavesOutVowels(word, name))) ?? soundingAlike(word);
  const correction = guess === null ? null : correctionOf(wordKey(word));
  return correction?.isSure === true && wordKey(correction.word) !== wordKey(guess ?? '') ? null : guess;
}

/** One name, in whatever number. */
function onlyOne(names: readonly string[]): string | null {
  const [first] = names;
  return first !== undefined && new Set(names.map(wordKey)).size === 1 ? first : null;
}

const single = (word: string) => word.replace(/(\p{L})\1+/gu, '$1');
const plainLetters = (word: string) => word.replaceAll('ck', 'k').replaceAll('z', 's');
const consonants = (word: string) => word.replace(/[aeiou]/gu, '');

/** Whether a word is a name but for vowels, and for letters that are doubled or not. */
function leavesOutVowels(word: string, name: string): boolean {
  const [short, full] = [plainLetters(word), plainLetters(name)];
  return isShort(short, full) || isShort(single(short), single(full));
}

const isShort = (word: string, name: string) =>
  word.length < name.length && consonants(word) === consonants(name) && isWithin(word, name);

/** Whether the letters of a word stand in another in their order, from the first on. */
function isWithin(word: string, name: string): boolean {
  if (word[0] !== name[0]) return false;
  let place = 0;
  for (const letter of name) if (letter === word[place]) place += 1;
  return place === word.length;
}

const sounds: readonly (readonly [RegExp, string])[] = [
  [/tch|ch/gu, '1'],
  [/sh/gu, '2'],
  [/ph/gu, 'f'],
  [/ck|q/gu, 'k'],
  [/x/gu, 'ks'],
  [/wh/gu, 'w'],
  [/^kn/gu, 'n'],
  [/wr/gu, 'r'],
  [/gh/gu, 'g'],
  [/dg/gu, 'j'],
  [/g(?=[ei])/gu, 'j'],
  [/c(?=[eiy])/gu, 's'],
  [/c/gu, 'k'],
  [/z/gu, 's'],
  [/(?!^)y/gu, 'i'],
  [/^[aeiou]/gu, '0'],
  [/[aeiou]/gu, ''],
];

/** How a word sounds, without its vowels. */
const soundOf = (word: string) => sounds.reduce((read, [from, to]) => read.replace(from, to), single(word));

const soundOfCommon = new Map(common.map((name) => [name, soundOf(name)]));

/** How many sounds are enough for more than one wrong letter, and for how many letters one may be wrong. */
const leastSounds = 3;
const lettersOfAnEdit = 2.5;

function soundingAlike(word: string): string | null {
  const sound = soundOf(word);
  const most = Math.max(1, Math.floor(word.length / lettersOfAnEdit));
  if (sound.length < leastSounds - 1) return null;
  const near = common.flatMap((name) => {
    const edits = soundOfCommon.get(name) === sound ? editDistance(word, name, most) : null;
    return edits === null || (sound.length < leastSounds && edits > 1) ? [] : [{ name, edits }];
  });
  const least = Math.min(...near.map(({ edits }) => edits));
  return onlyOne(near.filter(({ edits }) => edits === least).map(({ name }) => name));
}
