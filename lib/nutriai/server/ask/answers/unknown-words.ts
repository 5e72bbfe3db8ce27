import type { Verdict } from '../../../engine/safety/verdict';
import { inWords, type SaidInShort } from '../rule-answer';

const wordsAtMost = 4;

const quoted = ({ unknown }: Verdict) => unknown.slice(0, wordsAtMost).map(({ text }) => `“${text}”`);

/** Returns the words that the gate does not know: "“zorbs” and “texas”". */
export function unknownNames(verdict: Verdict): string {
  const words = quoted(verdict);
  return words.length === 0 ? 'what food you mean' : inWords(words);
}

/** Says in any language that these words are not known: beside what is, that they may be asked about. */
export function unknownSaid(
  verdict: Verdict,
  sentence: 'unknownFood' | 'alsoUnknown' = 'unknownFood',
): SaidInShort {
  return { sentence, foods: quoted(verdict) };
}
