'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { Sheet } from '@/components/ui/sheet';
import { Skeleton } from '@/components/ui/skeleton';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import type { AlternativesAnswer, MealPlanAnswer, PlanPlace } from '@/lib/contract/nutriai-plans';
import { alternativesPath } from '@/lib/nutriai/client/plans/plan-paths';
import { fullDay } from '@/lib/nutriai/client/log/day-text';
import { kindNames } from '@/lib/nutriai/client/log/meal-words';
import styles from './place-dialog.module.css';

interface SwapDialogProps {
  plan: MealPlanAnswer;
  place: PlanPlace;
  onSwap: (recipe: string, title: string) => Promise<void>;
  onClose: () => void;
}

/** Other dishes for one meal, with which the week keeps its rules. */
export function SwapDialog({ plan, place, onSwap, onClose }: SwapDialogProps) {
  const { data, error, isValidating, mutate } = useSWR<AlternativesAnswer, unknown>(
    `${alternativesPath(plan.id, place)}&version=${plan.version}`,
    { revalidateOnFocus: false },
  );
  const [swapping, setSwapping] = useState<string | null>(null);
  const slot = plan.days.find(({ date }) => date === place.date)?.slots[place.slot];
  if (!slot) return null;
  const swap = async (recipe: string, title: string) => {
    setSwapping(recipe);
    await onSwap(recipe, title);
  };
  return (
    <Sheet
      title={slot.recipe === null ? 'Choose a dish' : 'Swap the dish'}
      isBusy={swapping !== null}
      onClose={onClose}
    >
      <p className={styles.lead}>
        {kindNames[slot.kind]} on {fullDay(place.date)}
        {slot.recipe !== null && <>: {slot.title}</>}. These fit the rest of the plan best.
      </p>
      {data === undefined &&
        (error === undefined ? (
          <Skeleton label="Looking for dishes that fit…" rows={1} />
        ) : (
          <LoadProblem
            what="Other dishes"
            error={error}
            isTrying={isValidating}
            onRetry={() => void mutate()}
          />
        ))}
      {data?.results.length === 0 && (
        <p>No other dish fits here. Try a new plan for the rest with fewer locked dishes.</p>
      )}
      <Alternatives alternatives={data?.results ?? []} swapping={swapping} onSwap={swap} />
    </Sheet>
  );
}

interface AlternativesProps {
  alternatives: AlternativesAnswer['results'];
  /** The recipe that is being put in the plan. */
  swapping: string | null;
  onSwap: (recipe: string, title: string) => Promise<void>;
}

function Alternatives({ alternatives, swapping, onSwap }: AlternativesProps) {
  return (
    <ul className={styles.list}>
      {alternatives.map(({ recipe, title, portion, minutes }) => (
        <li key={recipe}>
          <button
            type="button"
            className={styles.choice}
            disabled={swapping !== null}
            onClick={() => void onSwap(recipe, title)}
          >
            <span className={styles.title}>{title}</span>
            <span className={styles.about}>
              {swapping === recipe ? 'Swapping…' : `${portion}, ${minutes} minutes to cook`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
