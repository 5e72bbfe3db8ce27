import { hitsIn } from './hits';
import { languagesOf, withoutForeignMisspellings } from './languages-of';
import { isMasked, meantWords } from './meant-words';
import { sharedLexicon } from './shared-lexicon';
import { wordsOf } from './words-of';

/** A concept of the detector at some words of a text. */
export interface ToldConcept {
  /** "blue", "!blue" where it is denied, "?blue" where it is asked about or over. */
  name: string;
  from: number;
  to: number;
}

/** A third language is only guessed at. */
const languagesAtMost = 2;

/**
 * Returns every concept that a text tells of, in the order of its words and whichever language they are in. Takes
 * time in proportion to the length. Never throws.
 */
export function conceptsTold(text: string): ToldConcept[] {
  const words = wordsOf(text);
  const hits = withoutForeignMisspellings(words, hitsIn(words, sharedLexicon()));
  const languages = new Set([...languagesOf(words, hits).slice(0, languagesAtMost), 'en']);
  const own = hits.filter(({ language }) => languages.has(language));
  const meant = meantWords(words, own);
  return own
    .filter((hit) => !isMasked(meant, hit))
    .map(({ concept, from, to }) => {
      const denied = meant.denied[from] === true ? '!' : '';
      const general = meant.general[from] === true || meant.longPast[from] === true ? '?' : '';
      return { name: `${denied}${general}${concept}`, from, to };
    });
}
