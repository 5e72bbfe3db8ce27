import { useCallback, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { MealPlanAnswer } from '@/lib/contract/nutriai-plans';
import { planPath } from '@/lib/nutriai-client/plan-paths';
import { ApiError } from '@/lib/session/api-error';
import { patientFetch } from '@/lib/session/authenticated-fetch';
import { readJson } from '@/lib/session/fetcher';

type Ticks = ReadonlyMap<string, boolean>;

/**
 * Ticks of the shopping list: seen at once, saved as soon as there is a network. Only what was pressed is sent, so that two people in two shops do not
 * undo each other.
 */
export function useShoppingTicks(plan: MealPlanAnswer) {
  const { mutate } = useSWRConfig();
  const [waiting, setWaiting] = useState<Ticks>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(waiting);
  const isSending = useRef(false);
  const { id } = plan;

  const put = useCallback((ticks: Ticks) => {
    latest.current = ticks;
    setWaiting(ticks);
  }, []);

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      while (latest.current.size > 0) {
        const sent = latest.current;
        const checked = [...sent].map(([food, isChecked]) => ({ food, checked: isChecked }));
        const response = await patientFetch(planPath(id), {
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ checked }),
        });
        const answer = await readJson<MealPlanAnswer>(response);
        await mutate(planPath(id), answer, { revalidate: false });
        put(new Map([...latest.current].filter(([food, value]) => sent.get(food) !== value)));
      }
      setProblem(null);
    } catch (error) {
      // Without an answer they wait for the network; a no would be the same the next time.
      if (error instanceof ApiError && error.status < 500 && error.status !== 429) {
        put(new Map());
        setProblem(error.message);
      }
    } finally {
      isSending.current = false;
    }
  }, [id, mutate, put]);

  useEffect(() => {
    const again = () => void send();
    window.addEventListener('online', again);
    window.addEventListener('focus', again);
    return () => {
      window.removeEventListener('online', again);
      window.removeEventListener('focus', again);
      // Leaving the screen must not lose what was ticked a moment ago.
      again();
    };
  }, [send]);

  const saved = new Set(plan.checked);
  const isChecked = (food: string) => waiting.get(food) ?? saved.has(food);
  const toggle = (food: string) => {
    put(new Map([...latest.current, [food, !isChecked(food)]]));
    void send();
  };

  return {
    isChecked,
    toggle,
    problem,
    isWaiting: waiting.size > 0,
    leftToBuy: plan.shopping_list.filter(({ food, in_pantry }) => !in_pantry && !isChecked(food)).length,
  };
}

export type ShoppingTicks = ReturnType<typeof useShoppingTicks>;
