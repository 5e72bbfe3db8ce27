import type { MealRequest } from '@/lib/contract/nutriai-meals';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import type { EmergencyReader } from './use-emergency-signs';

interface Noted {
  reaction: MealRequest['reaction'];
  itemNames: readonly string[];
}

/** What calls for help in what was noted. */
export interface Emergency {
  title: string;
  /** What it was found by: a new one makes it another emergency. */
  signs: readonly string[];
}

/**
 * Returns what a reaction has to be called before anything else; null where it is no emergency. The engine's
 * own reading, without a network; until the reader is there, what was noted as severe.
 */
export function emergencyOf(
  { reaction, itemNames }: Noted,
  words: EmergencyWords,
  signsIn: EmergencyReader | null,
): Emergency | null {
  if (reaction === null) return null;
  const read = emergencyIn([...reaction.signs, reaction.note, ...itemNames].join('. '), signsIn);
  if (reaction.severity !== 'severe') return read;
  return { title: read?.title ?? words.title, signs: ['severe', ...(read?.signs ?? [])] };
}

/** Returns what words call for at once, or null. */
export function emergencyIn(words: string, signsIn: EmergencyReader | null): Emergency | null {
  const found = signsIn?.(words) ?? [];
  if (found.length === 0) return null;
  return {
    title: `This can be an emergency: ${found.map(({ sign }) => sign).join(', ')}`,
    signs: found.map(({ id }) => id),
  };
}
