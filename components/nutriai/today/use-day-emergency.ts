import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import type { DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { type Emergency, emergencyIn, emergencyOf } from './emergency-of';
import { type EmergencyReader, useEmergencySigns } from './use-emergency-signs';

/** What calls for help in the meals of a day, saved or not: in a reaction, or in the words of a meal. */
export function useDayEmergency(meals: readonly DayMeal[], words: EmergencyWords): Emergency | null {
  const isTyped = ({ reaction, items }: DayMeal) => reaction !== null || items.some(({ text }) => text);
  const signsIn = useEmergencySigns(meals.some(isTyped));
  for (const meal of meals) {
    const found = inMeal(meal, words, signsIn);
    if (found) return found;
  }
  return null;
}

function inMeal(
  { reaction, items }: DayMeal,
  words: EmergencyWords,
  signsIn: EmergencyReader | null,
): Emergency | null {
  if (reaction !== null) {
    return emergencyOf({ reaction, itemNames: items.map(({ name }) => name) }, words, signsIn);
  }
  const typed = items.flatMap(({ text }) => text ?? []);
  return typed.length === 0 ? null : emergencyIn(typed.join('. '), signsIn);
}
