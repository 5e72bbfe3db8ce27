import type { MealRequest } from '@/lib/contract/nutriai-meals';
import type { EmergencyWords } from '@/lib/nutriai-app/emergency-words';
import { emergencySigns } from '@/lib/nutriai/safety/emergency-signs';

/** What a reaction has to be called before anything else; null where it is no emergency. The engine's own reading, without a network. */
export function emergencyTitle(
  reaction: MealRequest['reaction'],
  itemNames: readonly string[],
  words: EmergencyWords,
): string | null {
  if (reaction === null) return null;
  const signs = emergencySigns([...reaction.signs, reaction.note, ...itemNames].join('. '));
  if (signs.length > 0) return `This can be an emergency: ${signs.map(({ sign }) => sign).join(', ')}`;
  return reaction.severity === 'severe' ? words.title : null;
}
