import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { mealToCheck } from '@/lib/nutriai/client/log/meal-draft';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import { emergencyOf } from './emergency-of';
import type { EntryDraft } from './use-entry-draft';
import { useEmergencySigns } from './use-emergency-signs';
import { useNewEmergency } from './use-new-emergency';
import { useToldEmergency } from './use-told-emergency';

interface NotedEntry {
  baby: BabyAnswer;
  meal: DayMeal;
  entry: Pick<EntryDraft, 'first' | 'before' | 'reaction'>;
}

/** What calls for help in the reaction that is noted: shown in the sheet, and over the screen while it is new. */
export function useEntryEmergency({ baby, meal, entry }: NotedEntry, words: EmergencyWords) {
  const { first, before, reaction } = entry;
  const signsIn = useEmergencySigns(true);
  const itemNames = meal.items.map(({ name }) => name);
  const read = emergencyOf({ reaction, itemNames }, words, signsIn);
  const isNewNote = reaction.note !== (first.reaction?.note ?? '');
  const asLogged = mealToCheck(baby, before);
  const told = useToldEmergency(isNewNote && asLogged ? { ...asLogged, note: reaction.note } : null);
  const known = emergencyOf({ reaction: first.reaction, itemNames }, words, signsIn);
  // What only the model reads stands in the sheet, and does not cover the screen.
  const unread = useNewEmergency(read, known?.signs);
  return { urgent: read ?? told, unread };
}
