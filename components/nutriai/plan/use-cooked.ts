import { useEffect, useState } from 'react';
import { usePortions } from '@/components/nutriai/portions/use-portions';
import { plannedItem } from '@/components/nutriai/today/planned-item';
import type { LogGuard } from '@/components/nutriai/today/use-log-guard';
import type { MealPlanAnswer } from '@/lib/contract/nutriai-plans';
import { momentOn } from '@/lib/nutriai/client/log/day-time';
import { logMeal } from '@/lib/nutriai/client/log/log-meal';
import { deleteEntry } from '@/lib/nutriai/client/log/log-queue';
import { portionToEat, portionWords } from '@/lib/nutriai/client/portions/portions-left';
import type { PlannedSlot } from '@/lib/nutriai/client/plans/next-planned';
import { onSettled } from '@/lib/nutriai/client/log/replay-log';
import { useEatenDishes } from './use-eaten-dishes';

interface Cooked {
  title: string;
  /** By the write that creates it, and once that has arrived by the server's id. */
  id: string;
}

/** Which dishes of a plan were eaten, by the log, and the way to log one. */
export function useCooked(
  plan: Pick<MealPlanAnswer, 'baby' | 'start_date' | 'end_date'>,
  today: string,
  guard: LogGuard['guard'],
) {
  const { baby } = plan;
  const { isEaten, mutate } = useEatenDishes(plan, today);
  const portions = usePortions(baby);
  const [last, setLast] = useState<Cooked | null>(null);

  useEffect(
    () =>
      onSettled((write, answer) => {
        if (write !== null && (write.baby !== baby || write.log !== 'meals')) return;
        void mutate();
        const id = typeof answer === 'object' && answer !== null && 'id' in answer ? String(answer.id) : null;
        setLast((cooked) => (cooked && id !== null && cooked.id === write?.id ? { ...cooked, id } : cooked));
      }),
    [baby, mutate],
  );

  const cook = (date: string, slot: PlannedSlot) => {
    const items = [plannedItem(slot)];
    guard({ kind: slot.kind, items }, () => {
      const { recipe } = slot;
      const portion = date === today ? portionToEat(portions, { recipe, today }) : undefined;
      const { id } = logMeal({
        ...{ baby, items, kind: slot.kind },
        ...{ eatenAt: momentOn(date), portion: portion?.id },
      });
      setLast({ title: portion ? `${slot.title}, from the ${portion.place}` : slot.title, id });
    });
  };

  const undo = () => {
    if (last) deleteEntry({ baby, log: 'meals', id: last.id });
    setLast(null);
  };

  /** What is stored of a dish, in words; null for nothing. */
  const storedWords = (recipe: string) => {
    const portion = portionToEat(portions, { recipe, today });
    return portion ? portionWords(portion) : null;
  };

  return { isCooked: isEaten, cook, storedWords, last, undo, forget: () => setLast(null) };
}

export type CookedDishes = ReturnType<typeof useCooked>;
