import { knowledge } from '../knowledge/knowledge';
import { type Token } from './tokens';
import { wordKey } from './word-key';

const { prefixes, shortWords } = knowledge.arabicPrefixes;
/** The least that is left of a word: most names have more letters. */
const leastLetters = 3;
<<<<<<< HEAD
const withShort = new Set(shortWords);
=======
/** Rice has two letters. */
const shortNames = new Set(['رز']);
/**
 * “With” is one letter, which many a name begins with (“بذرة” is a seed, and no “with corn”): before a short
 * word it is that only where the word is one of these, oil and milk among them.
 */
const withShort = new Set(['زيت', 'لبن', 'سمن', 'بيض', 'خبز', 'عسل', 'تمر']);
const withOneLetter = new Set(['ب', 'وب']);
>>>>>>> 47f508dc (feat(gate): know Arabic and Hindi as parents type them)

/** "والجزر" is "and the carrot": a known word and what stands before it; null where the rest is not known. */
export function withoutArabicPrefix(token: Token, isKnown: (word: string) => boolean): Token[] | null {
  for (const { prefix, words, isOneLetter } of prefixes) {
    if (!token.text.startsWith(prefix)) continue;
    const rest = token.text.slice(prefix.length);
<<<<<<< HEAD
    if (rest.length < leastLetters || !isKnown(rest)) continue;
    if (isOneLetter && rest.length === leastLetters && !withShort.has(rest)) continue;
=======
    if ((rest.length < leastLetters && !shortNames.has(rest)) || !isKnown(rest)) continue;
    if (withOneLetter.has(prefix) && rest.length === leastLetters && !withShort.has(rest)) continue;
>>>>>>> 47f508dc (feat(gate): know Arabic and Hindi as parents type them)
    return [...words, rest].map((text, place) => ({
      ...token,
      text,
      key: wordKey(text),
      joint: place === 0 ? token.joint : ' ',
    }));
  }
  return null;
}
