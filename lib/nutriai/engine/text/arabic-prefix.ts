import { type Token } from './tokens';
import { wordKey } from './word-key';

/** What Arabic writes as one with the word after it, and the words that it stands for: "and", "with", "the". */
const prefixes: readonly (readonly [prefix: string, words: readonly string[]])[] = [
  ['وال', ['و']],
  ['بال', ['مع']],
  ['و', ['و']],
  ['ال', []],
];
const leastLetters = 3;

/** "والجزر" is "and the carrot": a known word and what stands before it; null where the rest is not known. */
export function withoutArabicPrefix(token: Token, isKnown: (word: string) => boolean): Token[] | null {
  for (const [prefix, words] of prefixes) {
    if (!token.text.startsWith(prefix)) continue;
    const rest = token.text.slice(prefix.length);
    if (rest.length < leastLetters || !isKnown(rest)) continue;
    return [...words, rest].map((text, place) => ({
      ...token,
      text,
      key: wordKey(text),
      joint: place === 0 ? token.joint : ' ',
    }));
  }
  return null;
}
