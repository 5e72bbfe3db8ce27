import { useLogGuard } from '@/components/nutriai/today/use-log-guard';
import { useUndo } from '@/components/nutriai/today/use-undo';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { MemberRecipe } from '@/lib/contract/nutriai-recipes';
import { localToday } from '@/lib/nutriai/client/local-date';
import { momentOn } from '@/lib/nutriai/client/log/day-time';
import { logMeal } from '@/lib/nutriai/client/log/log-meal';
import { deleteEntry } from '@/lib/nutriai/client/log/log-queue';
import { kindNames, type MealKind } from '@/lib/nutriai/client/log/meal-words';

export type LoggedRecipe = Pick<MemberRecipe, 'id' | 'title'>;

/** Logs a dish as a meal of today, or takes it back; `sheet` asks first where the log guard has to. */
export function useLogRecipe(baby: BabyAnswer, recipe: LoggedRecipe) {
  const { done, tell, forget } = useUndo();
  const { guard, sheet } = useLogGuard(baby);
  const log = (kind: MealKind, grams: number) => {
    const item = {
      food: null,
      recipe: recipe.id,
      text: null,
      name: recipe.title,
      amount: null,
      unit: null,
      grams,
    };
    guard({ kind, items: [item] }, () => {
      const { id } = logMeal({ baby: baby.id, items: [item], kind, eatenAt: momentOn(localToday()) });
      tell({
        message: `${kindNames[kind]} logged.`,
        undo: { baby: baby.id, log: 'meals', id, way: 'delete' },
      });
    });
  };
  const undo = () => {
    if (done) deleteEntry({ baby: done.undo.baby, log: done.undo.log, id: done.undo.id });
    forget();
  };
  return { log, message: done?.message, undo, forget, sheet };
}
