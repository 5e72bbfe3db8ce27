import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import type { DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { EmergencyBox } from './emergency-box';
import { emergencyOf } from './emergency-of';
import { useEmergencySigns } from './use-emergency-signs';

interface DayEmergencyProps {
  meals: readonly DayMeal[];
  words: EmergencyWords;
}

/** A reaction of the day that calls for help stands above everything, saved or not. */
export function DayEmergency({ meals, words }: DayEmergencyProps) {
  const signsIn = useEmergencySigns(meals.some(({ reaction }) => reaction !== null));
  for (const { reaction, items } of meals) {
    const found = emergencyOf({ reaction, itemNames: items.map(({ name }) => name) }, words, signsIn);
    if (found) return <EmergencyBox words={words} title={found.title} />;
  }
  return null;
}
