import { redFlagKnowledge } from '../../engine/red-flags/red-flag-knowledge';

/** More of the words of an English question are known than this; of another language fewer. */
const leastKnown = 0.5;

const foreignWords = new Set(
  redFlagKnowledge.words.flatMap(({ language, evidence }) => (language === 'en' ? [] : evidence)),
);

/**
 * Returns whether a plain sentence is in English, by the share of its words that `englishWords` has. The
 * model was trained on English alone: in doubt a sentence is not its to judge. Words of another language that
 * English has too ("me", "die", "no") say nothing.
 */
export function isEnglish(plain: string, englishWords: ReadonlySet<string>): boolean {
  const words = plain.split(' ').filter((word) => /\p{L}/u.test(word));
  if (
    words.length === 0 ||
    words.some((word) => /[^\x00-\x7f]/.test(word) && !/^\p{Script=Latin}+$/u.test(word))
  )
    return false;
  const known = words.filter((word) => englishWords.has(word)).length;
  const foreign = words.filter((word) => foreignWords.has(word) && !englishWords.has(word)).length;
  return known / words.length > leastKnown && foreign * 3 <= known;
}
