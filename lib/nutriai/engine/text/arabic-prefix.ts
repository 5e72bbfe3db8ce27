import { knowledge } from '../knowledge/knowledge';
import { type Token } from './tokens';
import { wordKey } from './word-key';

const { prefixes, shortWords, ofTwoLetters } = knowledge.arabicPrefixes;
/** The least that is left of a word: most names have more letters. */
const leastLetters = 3;
const withShort = new Set(shortWords);
const shortNames = new Set(ofTwoLetters);

/** "والجزر" is "and the carrot": a known word and what stands before it; null where the rest is not known. */
export function withoutArabicPrefix(token: Token, isKnown: (word: string) => boolean): Token[] | null {
  for (const { prefix, words, isOneLetter } of prefixes) {
    if (!token.text.startsWith(prefix)) continue;
    const rest = token.text.slice(prefix.length);
    if ((rest.length < leastLetters && !shortNames.has(rest)) || !isKnown(rest)) continue;
    if (isOneLetter && rest.length === leastLetters && !withShort.has(rest)) continue;
    return [...words, rest].map((text, place) => ({
      ...token,
      text,
      key: wordKey(text),
      joint: place === 0 ? token.joint : ' ',
    }));
  }
  return null;
}
