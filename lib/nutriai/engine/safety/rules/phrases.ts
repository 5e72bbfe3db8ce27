import { knowledge } from '../../knowledge/knowledge';
import type { WrittenPhraseRule } from '../../knowledge/schemas/phrase-rules';

/** A way of feeding that words describe without naming a food. */
export interface PhraseRule extends Omit<WrittenPhraseRule, 'patterns'> {
  /** On plain text: lower case, no accents, no marks. */
  patterns: readonly RegExp[];
}

/** Hazards of handling (H22, H23, H27), and of what only whole phrases name. */
export const phraseRules: readonly PhraseRule[] = knowledge.phraseRules.map((rule) => ({
  ...rule,
  patterns: rule.patterns.map((pattern) => new RegExp(pattern)),
}));
