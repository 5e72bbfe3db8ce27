import { sharedTable } from '../knowledge/shared-table';
import { lexiconOf } from './lexicon';
import { redFlagKnowledge } from './red-flag-knowledge';

/** The words of every language, compiled when the first text is read. */
export const sharedLexicon = sharedTable('red flags', () => lexiconOf(redFlagKnowledge));
