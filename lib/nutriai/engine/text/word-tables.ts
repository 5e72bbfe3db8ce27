import { nameIndex } from '../foods/name-index';
import { lexicon } from './lexicon';
import { spellingIndex } from './misspelling';
import { negationTree } from './negation-phrases';
import { phraseBook } from './preparations-in';

/**
 * What the reading of texts looks words up in. Each is made at its first call, which takes up to some tenths
 * of a second.
 */
export const wordTables: readonly (() => unknown)[] = [
  lexicon,
  negationTree,
  phraseBook,
  spellingIndex,
  nameIndex,
];
