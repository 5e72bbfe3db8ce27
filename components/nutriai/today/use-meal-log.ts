import { useRef, useState } from 'react';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { MealCaution } from '@/lib/contract/nutriai-meal-check';
import { stopsOf } from '@/lib/nutriai/client/log/check-meal';
import { momentAt } from '@/lib/nutriai/client/log/day-time';
import { requestOfDraft } from '@/lib/nutriai/client/log/draft-item';
import { addEntry } from '@/lib/nutriai/client/log/log-queue';
import type { LogWrite } from '@/lib/nutriai/client/log/log-write';
import { type MealDraft, mealToCheck } from '@/lib/nutriai/client/log/meal-draft';
import { kindNames } from '@/lib/nutriai/client/log/meal-words';
import { isComplete } from './meal-fields';
import { useCachedCautions } from './use-cached-cautions';
import { useMealCheck } from './use-meal-check';

interface MealToLog {
  baby: BabyAnswer;
  date: string;
  meal: MealDraft;
  /** `cautions` are those that were shown, of a meal that was logged anyway. */
  onLogged: (write: LogWrite, name: string, cautions: readonly MealCaution[]) => void;
}

/** Checks a meal while it is put together, and logs it: at the second press where the first one showed a danger. */
export function useMealLog({ baby, date, meal, onLogged }: MealToLog) {
  const [isPressed, setPressed] = useState(false);
  const isBusy = useRef(false);
  const toCheck = mealToCheck(baby, meal);
  const { shown, verdict, ask } = useMealCheck(toCheck, useCachedCautions(baby.id));
  const stops = stopsOf(verdict);

  const store = (cautions: readonly MealCaution[]) => {
    const write = addEntry({
      baby: baby.id,
      log: 'meals',
      body: {
        eaten_at: momentAt(date, meal.time),
        kind: meal.kind,
        items: meal.items.flatMap((item) => requestOfDraft(item) ?? []),
        eaten_share: 1,
      },
      names: meal.items.map(({ name }) => name),
    });
    onLogged(write, kindNames[meal.kind], cautions);
  };

  const log = async () => {
    setPressed(true);
    if (!isComplete(meal) || toCheck === null || isBusy.current) return;
    // What stands in the sheet as a warning has been read.
    if (stops.length > 0) return store(stops);
    isBusy.current = true;
    const answered = verdict ?? (await ask(toCheck));
    isBusy.current = false;
    if (stopsOf(answered).length === 0) store([]);
  };
  const action = stops.length > 0 ? 'Log it anyway' : `Log ${kindNames[meal.kind].toLowerCase()}`;
  return { shown, log, action, isPressed, isWarned: stops.length > 0 };
}
