import { type Lexicon, lexiconOf } from './lexicon';
import { redFlagKnowledge } from './red-flag-knowledge';

let lexicon: Lexicon | undefined;

/** The words of every language, compiled when the first text is read. */
export function sharedLexicon(): Lexicon {
  lexicon ??= lexiconOf(redFlagKnowledge);
  return lexicon;
}
