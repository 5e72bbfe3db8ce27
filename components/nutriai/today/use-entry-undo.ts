import type { DayDose, DayDrink, DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { deleteEntry, restoreEntry } from '@/lib/nutriai/client/log/log-queue';
import type { LogName } from '@/lib/nutriai/client/log/log-write';
import { type Done, useUndo } from './use-undo';

/** As long as the way back is shown. */
const undoMs = 8_000;

/** Offers to undo the last entry of a baby that was logged or deleted. */
export function useEntryUndo(baby: string) {
  const { done, tell, forget } = useUndo();
  return {
    done,
    forget,
    /** After an entry was logged, by the id of what waits to be saved. */
    logged: (message: string, log: LogName, id: string) =>
      tell({ message, undo: { baby, log, id, way: 'delete' } }),
    remove: (log: LogName, entry: DayMeal | DayDrink | DayDose, name: string) => {
      const of = { baby, log, id: entry.id };
      deleteEntry(of, undoMs);
      tell({ message: `${name} deleted.`, undo: { ...of, way: 'restore' } });
    },
    undo: ({ undo: { way, ...entry } }: Done) => {
      if (way === 'delete') deleteEntry(entry);
      else restoreEntry(entry);
      forget();
    },
  };
}
