import { type Token } from './tokens';
import { wordKey } from './word-key';

/** What Arabic writes as one with the word after it, and the words that it stands for: "and", "with", "the". */
const prefixes: readonly (readonly [prefix: string, words: readonly string[]])[] = [
  ['وال', ['و']],
  ['بال', ['مع']],
  ['وب', ['و', 'مع']],
  ['و', ['و']],
  ['ب', ['مع']],
  ['ال', []],
];
const leastLetters = 3;
/**
 * “With” is one letter, which many a name begins with (“بذرة” is a seed, and no “with corn”): before a short
 * word it is that only where the word is one of these, oil and milk among them.
 */
const withShort = new Set(['زيت', 'لبن', 'سمن', 'بيض', 'خبز', 'عسل', 'تمر']);
const withOneLetter = new Set(['ب', 'وب']);

/** "والجزر" is "and the carrot": a known word and what stands before it; null where the rest is not known. */
export function withoutArabicPrefix(token: Token, isKnown: (word: string) => boolean): Token[] | null {
  for (const [prefix, words] of prefixes) {
    if (!token.text.startsWith(prefix)) continue;
    const rest = token.text.slice(prefix.length);
    if (rest.length < leastLetters || !isKnown(rest)) continue;
    if (withOneLetter.has(prefix) && rest.length === leastLetters && !withShort.has(rest)) continue;
    return [...words, rest].map((text, place) => ({
      ...token,
      text,
      key: wordKey(text),
      joint: place === 0 ? token.joint : ' ',
    }));
  }
  return null;
}
