import { useState } from 'react';
import type { PlanPlace } from '@/lib/contract/nutriai-plans';
import { dayName } from '@/lib/nutriai/client/log/day-time';
import type { PlanChanges } from './use-plan-changes';

/** Moves, swaps and locks the dishes of a plan, and says what was done in words for the screen reader. */
export function useDishChanges({ change }: PlanChanges, today: string) {
  const [dragged, setDragged] = useState<PlanPlace | null>(null);
  const [said, setSaid] = useState('');

  const move = async (from: PlanPlace, to: PlanPlace) => {
    setDragged(null);
    const isDone = await change({ move: { from, to } });
    if (isDone) setSaid(`Moved to ${dayName(to.date, today)}.`);
    return isDone;
  };
  const swap = async (place: PlanPlace, recipe: string, title: string) => {
    if (await change({ swap: { ...place, recipe } })) setSaid(`Swapped for ${title}.`);
  };
  const lock = async (place: PlanPlace, locked: boolean) => {
    if (await change({ locks: [{ ...place, locked }] })) setSaid(locked ? 'Kept.' : 'Unlocked.');
  };

  return { said, say: setSaid, dragged, drag: setDragged, move, swap, lock };
}

export type DishChanges = ReturnType<typeof useDishChanges>;
