import { useEffect, useState, useSyncExternalStore } from 'react';
import type { MealPlanAnswer } from '@/lib/contract/nutriai-plans';
import { onTicksSettled, sendTicks } from '@/lib/nutriai/client/plans/send-ticks';
import { getTicks, noTicks, putTick, subscribeToTicks } from '@/lib/nutriai/client/plans/tick-store';

/** Ticks of the shopping list: seen at once, kept in this browser, and saved as soon as there is a network. */
export function useShoppingTicks({ id, checked, shopping_list }: MealPlanAnswer) {
  const all = useSyncExternalStore(subscribeToTicks, getTicks, noTicks);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(
    () =>
      onTicksSettled((plan, outcome) => {
        if (plan === id) setProblem('problem' in outcome ? outcome.problem : null);
      }),
    [id],
  );

  const waiting = new Map(
    all.flatMap(({ plan, food, isChecked }) => (plan === id ? [[food, isChecked]] : [])),
  );
  const saved = new Set(checked);
  const isChecked = (food: string) => waiting.get(food) ?? saved.has(food);
  const toggle = (food: string) => {
    putTick({ plan: id, food, isChecked: !isChecked(food) });
    void sendTicks();
  };

  return {
    isChecked,
    toggle,
    problem,
    isWaiting: waiting.size > 0,
    leftToBuy: shopping_list.filter(
      ({ food, in_pantry, cupboard }) => !in_pantry && cupboard !== true && !isChecked(food),
    ).length,
  };
}

export type ShoppingTicks = ReturnType<typeof useShoppingTicks>;
