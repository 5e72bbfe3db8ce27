import type { Meaning } from '../meaning/meaning';
import type { AskedChild } from './asked-child';
import { cardOfClass } from '../../engine/red-flags/emergency-card';
import { documentSource, part, type RuleAnswer } from './rule-answer';
import { statedAge } from './stated-age';
import { mendedText } from './mend-words';

/**
 * Adds what the embedding model understands to the answer of the rules. It may raise an alarm that the rules do not see, with their answer below it; an alarm of
 * theirs stays as it is, and so does every yes and no.
 */
export function addMeaning(
  answer: RuleAnswer,
  meaning: Meaning | null,
  { text, asked }: { text: string; asked: AskedChild },
): RuleAnswer {
  if (meaning === null || meaning.emergency === null || answer.emergency !== null) return answer;
  const ageMonths = Math.min(asked.child.ageMonths, statedAge(mendedText(text)) ?? asked.child.ageMonths);
  const flags = cardOfClass(meaning.emergency.class, ageMonths, asked.child.locale);
  const { sourceIds, ...emergency } = flags;
  const lead = part(emergency.message, sourceIds.map(documentSource));
  const sources = [...lead.cited, ...answer.sources];
  return {
    ...answer,
    kind: emergency.level === 'now' ? 'emergency' : 'urgent',
    emergency,
    parts: [lead.part, ...answer.parts],
    sources: [...new Map(sources.map((source) => [source.id, source])).values()],
  };
}
