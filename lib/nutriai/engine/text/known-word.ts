import { isFunctionWord } from './function-words';
import { isDenialWord } from './negation-phrases';
import { lexicon } from './lexicon';
import { isOrdinaryWord } from './ordinary-words';
import { isPreparationWord } from './preparations-in';
import { isUnitWord } from './units';
import { wordKey } from './word-key';

/** Whether a word needs no correction: it is in a name of a food, or an ordinary word. */
export function isKnown(word: string): boolean {
  return isNameWord(word) || isKnownBesideNames(word);
}

/** … whatever the names of foods may be. */
export function isKnownBesideNames(word: string): boolean {
  return [isOrdinaryWord, isFunctionWord, isUnitWord, isPreparationWord, isDenialWord].some((is) => is(word));
}

/** Whether a word stands in the name of a food. */
export function isNameWord(word: string): boolean {
  return lexicon().words.has(word) || lexicon().words.has(wordKey(word));
}
