import type { MealRequest } from '@/lib/contract/nutriai-meals';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import type { EmergencyReader } from './use-emergency-signs';

interface Noted {
  reaction: MealRequest['reaction'];
  itemNames: readonly string[];
}

/**
 * What a reaction has to be called before anything else; null where it is no emergency. The engine's own reading, without a network; until the
 * reader is there, what was noted as severe.
 */
export function emergencyTitle(
  { reaction, itemNames }: Noted,
  words: EmergencyWords,
  signsIn: EmergencyReader | null,
): string | null {
  if (reaction === null) return null;
  const signs = signsIn?.([...reaction.signs, reaction.note, ...itemNames].join('. ')) ?? [];
  if (signs.length > 0) return `This can be an emergency: ${signs.map(({ sign }) => sign).join(', ')}`;
  return reaction.severity === 'severe' ? words.title : null;
}
