import { hitsIn } from './hits';
import { languagesOf, withoutForeignMisspellings } from './languages-of';
import { meantWords } from './meant-words';
import { sharedLexicon } from './shared-lexicon';
import { type Word, wordsOf } from './words-of';

/**
 * Returns a text without its figures of speech and without what was years ago, in small letters without accents;
 * null where it has neither. Takes time in proportion to the length. Never throws.
 */
export function withoutFigures(text: string): string | null {
  const words = wordsOf(text);
  const hits = withoutForeignMisspellings(words, hitsIn(words, sharedLexicon()));
  const [likeliest] = languagesOf(words, hits);
  const meant = meantWords(
    words,
    hits.filter(({ language }) => language === likeliest),
  );
  const isLeft = (_: Word, place: number) => meant.masked[place] !== true && meant.longPast[place] !== true;
  const left = words.filter(isLeft);
  return left.length === words.length ? null : textOf(left);
}

/** The words as a text, with a stop where a sentence ends and a comma where a part of it does. */
function textOf(words: readonly Word[]): string {
  return words.reduce((text, { text: word, sentence, clause }, place) => {
    const before = words[place - 1];
    if (before === undefined) return word;
    if (before.sentence !== sentence) return `${text}. ${word}`;
    return before.clause === clause ? `${text} ${word}` : `${text}, ${word}`;
  }, '');
}
