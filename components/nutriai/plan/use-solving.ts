import { useEffect, useRef, useState } from 'react';
import { refusalOf } from '@/components/accounts/profile/use-submission';
import type { FieldErrors } from '@/components/ui/field-errors';
import type { MealPlanAnswer } from '@/lib/contract/nutriai-plans';
import type { PlanProgress } from '@/lib/nutriai/client/plans/solve-plan';
import { refusalText } from '@/lib/nutriai/client/refusal-text';
import { ApiError } from '@/lib/accounts/client/api-error';

export type Solving =
  | { phase: 'idle' }
  | { phase: 'running'; progress: PlanProgress | null }
  | { phase: 'refused'; message: string; errors: FieldErrors };

type Work = (following: {
  signal: AbortSignal;
  onProgress: (progress: PlanProgress) => void;
}) => Promise<MealPlanAnswer>;

/** Follows the planner at work; leaving the screen or `cancel` ends the work on the server too. */
export function useSolving(onDone: (plan: MealPlanAnswer) => void) {
  const [solving, setSolving] = useState<Solving>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (work: Work) => {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setSolving({ phase: 'running', progress: null });
    try {
      const plan = await work({
        signal,
        onProgress: (progress) => {
          if (!signal.aborted) setSolving({ phase: 'running', progress });
        },
      });
      if (signal.aborted) return;
      setSolving({ phase: 'idle' });
      onDone(plan);
    } catch (error) {
      if (!signal.aborted) setSolving({ phase: 'refused', ...refusal(error) });
    } finally {
      if (running.current === controller) running.current = null;
    }
  };

  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setSolving({ phase: 'idle' });
  };

  return { solving, run, cancel };
}

/** Words for foods come back by their place in the list, deeper than fields of a form are. */
function refusal(error: unknown): { message: string; errors: FieldErrors } {
  const found = refusalOf(error);
  if (!(error instanceof ApiError) || error.status !== 400) return found;
  return { ...found, message: refusalText(withoutExtras(error.body)) ?? found.message };
}

function withoutExtras(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'sources' && name !== 'status'));
}
