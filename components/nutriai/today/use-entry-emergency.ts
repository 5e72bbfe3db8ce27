import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { mealToCheck } from '@/lib/nutriai/client/log/meal-draft';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import { emergencyOf } from './emergency-of';
import type { EntryDraft } from './use-entry-draft';
import { useEmergencySigns } from './use-emergency-signs';
import { useNewEmergency } from './use-new-emergency';
import { useNotedEmergency } from './use-noted-emergency';

interface NotedEntry {
  baby: BabyAnswer;
  meal: DayMeal;
  entry: Pick<EntryDraft, 'first' | 'before' | 'whole' | 'reaction' | 'captions'>;
}

/** What calls for help in the reaction that is noted: shown in the sheet, and over the screen while it is new. */
export function useEntryEmergency({ baby, meal, entry }: NotedEntry, words: EmergencyWords) {
  const { first, before, whole, captions } = entry;
  // Whatever is typed in the sheet may be what calls for help: the note, a photo's caption, other words of the meal.
  const note = [entry.reaction.note, ...captions].filter((words) => words.trim() !== '').join('. ');
  const reaction = { ...entry.reaction, note };
  const signsIn = useEmergencySigns(true);
  const read = emergencyOf({ reaction, itemNames: whole.items.map(({ name }) => name) }, words, signsIn);
  const isNewNote = note !== (first.reaction?.note ?? '').trim();
  const asLogged = mealToCheck(baby, before);
  const told = useNotedEmergency(isNewNote && asLogged ? { ...asLogged, note } : null);
  const itemNames = meal.items.map(({ name }) => name);
  const known = emergencyOf({ reaction: first.reaction, itemNames }, words, signsIn);
  // What only the model reads stands in the sheet, and does not cover the screen.
  const unread = useNewEmergency(read, known?.signs);
  return { urgent: read ?? told, unread };
}
