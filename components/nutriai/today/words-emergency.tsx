import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import { EmergencyBox } from './emergency-box';
import { emergencyIn } from './emergency-of';
import { useEmergencySigns } from './use-emergency-signs';

interface WordsEmergencyProps {
  /** What was typed into the fields of a form, whatever they are for. */
  typed: readonly string[];
  words: EmergencyWords;
}

/** Whom to call, above a form into whose fields somebody types an emergency. */
export function WordsEmergency({ typed, words }: WordsEmergencyProps) {
  const text = typed.filter((each) => each.trim() !== '').join('. ');
  const found = emergencyIn(text, useEmergencySigns(text !== ''));
  return found && <EmergencyBox words={words} title={found.title} />;
}
