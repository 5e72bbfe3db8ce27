import type { EmergencyCard } from '../../engine/red-flags/emergency-card';
import { documentSource, part, type RuleAnswer, withMore } from './rule-answer';

/**
 * Adds to the answer of a text that names a sign, and is all but certain to tell of no emergency, what to do if it is
 * so now: “he had croup in March” gets no alarm, and a parent who meant tonight still reads whom to call. It is a list,
 * which no language model words.
 */
export function withIfSoNow(answer: RuleAnswer, card: EmergencyCard): RuleAnswer {
  const { part: last, cited } = part(wordsOf(card), card.sourceIds.map(documentSource), [
    { text: card.title, path: null, note: '' },
  ]);
  const said = card.language === 'en' ? last : { ...last, language: card.language };
  return withMore(answer, { ...answer, parts: [said], sources: cited });
}

/** In other languages the words of the card: they say that it can be an emergency, not that it is one. */
function wordsOf({ level, language, message, signs }: EmergencyCard): string {
  return level === 'now' && language === 'en' ? `If it is so now (${signs.join(', ')}):` : message;
}
